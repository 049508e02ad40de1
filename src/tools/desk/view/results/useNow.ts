import { useEffect, useState } from "react";

const readSeconds = () => BigInt(Math.floor(Date.now() / 1_000));

/** Returns the time of the reader's device in Unix seconds, which moves while the page is visible. Browser only. */
export function useNow(): bigint {
  const [now, setNow] = useState(readSeconds);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") setNow(readSeconds());
    }, 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
