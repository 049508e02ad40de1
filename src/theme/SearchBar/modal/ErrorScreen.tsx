import { type ReactNode } from "react";
import { noConnection } from "./icons";

/** What stands in place of hits that cannot be had. It exists with JavaScript only. */
export default function ErrorScreen(): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen">
      <div className="DocSearch-Screen-Icon">{noConnection}</div>
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">You might want to check your network connection.</p>
    </div>
  );
}
