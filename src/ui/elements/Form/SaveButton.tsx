import { useId, useState, type ReactNode } from "react";
import { saveFile } from "@site/src/ui/saveFile";
import styles from "./styles.module.css";
import { verbatim } from "./verbatim";

interface SaveButtonProps {
  /** Content of the file. */
  readonly text: string;
  /** Name of the file, with its ending. */
  readonly name: string;
}

/**
 * Saves a text as a file. Browsers within wallets and messengers save nothing and do not say so, so the whole text
 * appears below the button once it was pressed, to be selected and copied by hand. Browser only.
 */
export function SaveButton({ text, name }: SaveButtonProps): ReactNode {
  const id = useId();
  const [pressed, setPressed] = useState<string>();
  const save = () => {
    setPressed(name);
    try {
      saveFile(new Blob([text], { type: "text/plain" }), name);
    } catch {
      // The text below is the way that is left.
    }
  };
  return (
    <>
      <button type="button" className={styles.action} onClick={save}>
        Save {name}
      </button>
      {pressed === name && (
        <div className={styles.byHand}>
          <label htmlFor={`${id}text`}>If no file arrived, select this text and copy it into {name}.</label>
          <textarea
            id={`${id}text`}
            rows={4}
            readOnly
            {...verbatim}
            value={text}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
      )}
    </>
  );
}
