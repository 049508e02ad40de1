import { useId, type ReactNode } from "react";
import Link from "@docusaurus/Link";
import { CopyButton } from "@site/src/ui/elements/CopyButton/CopyButton";
import { styles, verbatim } from "@site/src/ui/elements/Form";
import { TranslatableText } from "@site/src/ui/text/TranslatableText/TranslatableText";
import { Breakable } from "@site/src/ui/elements/CodeInline/Breakable";
import { kinds } from "./fields";
import { useLinkBuilder, type LinkBuilding } from "./useLinkBuilder";

/**
 * Builds a link into the app from its parts, and takes a pasted link apart, old ones too. Says what is wrong with
 * either. Without JavaScript it shows the link of an example; the tables on the page have the rules.
 */
export function LinkBuilder(): ReactNode {
  const id = useId();
  const building = useLinkBuilder();
  return (
    <form
      className={styles.panel}
      aria-label="Build a link"
      data-tool=""
      onSubmit={(event) => event.preventDefault()}
    >
      <PasteField id={`${id}-paste`} building={building} />
      <div className={styles.fields}>
        <div className={styles.field}>
          <label htmlFor={`${id}-kind`}>Link to</label>
          <select
            id={`${id}-kind`}
            value={building.kind.id}
            onChange={(event) => building.choose(event.target.value)}
          >
            {kinds.map((kind) => (
              <option key={kind.id} value={kind.id}>
                {kind.label}
              </option>
            ))}
          </select>
        </div>
      </div>
      <PartFields id={id} building={building} />
      <BuiltLink building={building} />
    </form>
  );
}

interface PartProps {
  readonly id: string;
  readonly building: LinkBuilding;
}

/** The field for a link to take apart, with what was made of it. */
function PasteField({ id, building: { note, pasted, paste } }: PartProps): ReactNode {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Explain a link</label>
      <input
        id={id}
        value={pasted}
        onChange={(event) => paste(event.target.value)}
        placeholder="https://app.sablier.com/…"
        aria-invalid={note?.isUnread}
        aria-describedby={`${id}-note`}
        {...verbatim}
      />
      <div id={`${id}-note`} role="status" className={note?.isUnread ? styles.error : styles.hint}>
        <TranslatableText changesWith={note?.sentences.join(" ") ?? ""}>
          {note?.sentences.join(" ") ?? "Or build one below."}
          {note?.isLegacy ? (
            <>
              {" "}
              <Link to="/apps/v1">See the apps of Legacy</Link>.
            </>
          ) : null}
        </TranslatableText>
      </div>
    </div>
  );
}

/** A field for each part of a link of the chosen kind. */
function PartFields({ id, building: { kind, values, change } }: PartProps): ReactNode {
  return (
    <div className={styles.fields}>
      {kind.fields.map(({ name, label, hint, options }) => {
        const common = {
          id: `${id}-${name}`,
          value: values[name] ?? "",
          "aria-describedby": `${id}-${name}-hint`,
          onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
        };
        return (
          <div key={name} className={styles.field}>
            <label htmlFor={common.id}>
              <span key={label}>{label}</span>
            </label>
            {options ? (
              <select {...common}>
                {options.map((option) => (
                  <option key={option} value={option}>
                    {option || "(any)"}
                  </option>
                ))}
              </select>
            ) : (
              <input {...common} {...verbatim} />
            )}
            <TranslatableText id={`${common.id}-hint`} className={styles.hint}>
              {hint}
            </TranslatableText>
          </div>
        );
      })}
    </div>
  );
}

/** The link, or why there is none. */
function BuiltLink({ building: { note, link, problem } }: Pick<PartProps, "building">): ReactNode {
  return (
    <div className={styles.answer} role="status" data-result="">
      <TranslatableText as="div" changesWith={note?.isUnread ? "" : link || problem}>
        {note?.isUnread ? (
          <p>The pasted text could not be read. Correct it, or clear the field to build a link.</p>
        ) : link ? (
          <p className={styles.line}>
            <a href={link}>
              <Breakable name={link} />
            </a>
            <CopyButton value={link} of="link" />
          </p>
        ) : (
          <p className={styles.error}>{problem}</p>
        )}
      </TranslatableText>
    </div>
  );
}
