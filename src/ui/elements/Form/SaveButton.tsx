import { useId, useState, type ReactNode } from "react";
import { saveFile } from "@site/src/ui/saveFile";
import { CopyButton } from "../CopyButton/CopyButton";
import styles from "./styles.module.css";
import { verbatim } from "./verbatim";

interface SaveButtonProps {
  /** Content of the file. A Blob that is long can be saved, and is not shown. */
  readonly text: string | Blob;
  /** Name of the file, with its ending. */
  readonly name: string;
  /** Words of the main button of a tool, such as `Download CSV`. The name of the file is then below them. */
  readonly label?: string;
}

/** Maximum number of bytes of a file whose text appears below the button. */
const LONGEST = 200_000;

/**
 * Saves a text as a file. Browsers within wallets and messengers save nothing and do not say so, so the whole text can be
 * copied below the button once it was pressed, and unfolded to be selected by hand. Browser only.
 */
export function SaveButton({ text, name, label }: SaveButtonProps): ReactNode {
  const id = useId();
  const [pressed, setPressed] = useState<{ readonly name: string; readonly shown: string | undefined }>();
  const save = () => {
    if (typeof text === "string") setPressed({ name, shown: text });
    else if (text.size <= LONGEST) void text.text().then((shown) => setPressed({ name, shown }));
    try {
      saveFile(new Blob([text], { type: "text/plain" }), name);
    } catch {
      // The text below is the way that is left.
    }
  };
  const shown = typeof text === "string" ? text : (pressed?.shown ?? "");
  return (
    <>
      {label === undefined ? (
        <button type="button" className={styles.action} onClick={save}>
          Save {name}
        </button>
      ) : (
        <div className={styles.download}>
          <button type="button" className={styles.primary} aria-describedby={`${id}name`} onClick={save}>
            {label}
          </button>
          <span id={`${id}name`} className={styles.hint}>
            {name}
          </span>
        </div>
      )}
      {pressed?.name === name && (
        <div className={styles.byHand}>
          <p role="status">
            {name} is among your downloads, if this browser saves files.{" "}
            {shown !== "" && <CopyButton value={shown} of={name} />}
          </p>
          <details>
            <summary>No file arrived?</summary>
            <label htmlFor={`${id}text`}>If no file arrived, select this text and copy it into {name}.</label>
            <textarea
              id={`${id}text`}
              rows={4}
              readOnly
              {...verbatim}
              value={shown}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </details>
        </div>
      )}
    </>
  );
}
