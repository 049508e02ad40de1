import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from "graphql";
import { Marked } from "@site/src/ui/elements/Marked/Marked";
import { verbatim } from "@site/src/ui/elements/Form/verbatim";
import styles from "./styles.module.css";

/** Where the reader is in the schema: the types on the way, and the field that is pointed at. */
export interface Place {
  readonly trail: readonly string[];
  readonly field?: string;
}

interface Member {
  readonly name: string;
  readonly description?: string | null;
  readonly type?: GraphQLType;
  readonly args: readonly GraphQLArgument[];
}

function listMembers(type: GraphQLNamedType): Member[] {
  if (isEnumType(type)) return type.getValues().map((value) => ({ ...value, args: [] }));
  if (!isObjectType(type) && !isInputObjectType(type)) return [];
  const fields: (GraphQLField<unknown, unknown> | GraphQLInputField)[] = Object.values(type.getFields());
  return fields.map((field) => ({ ...field, args: "args" in field ? field.args : [] }));
}

interface SchemaDocsProps {
  readonly schema: GraphQLSchema;
  readonly place: Place;
  readonly onGo: (location: Place) => void;
}

/** What can be asked: the types of a schema, one at a time, each with its fields, their arguments and meaning. */
export function SchemaDocs({ schema, place: location, onGo }: SchemaDocsProps): ReactNode {
  const heading = useId();
  const [search, setSearch] = useState("");
  const [sawPlace, setSawPlace] = useState(location);
  // What was sought elsewhere must not hide what is asked for now.
  if (sawPlace !== location) {
    setSawPlace(location);
    setSearch("");
  }
  const list = useRef<HTMLUListElement>(null);
  const trail = location.trail.filter((name) => schema.getType(name));
  const type = schema.getType(trail.at(-1) ?? "Query")!;
  const sought = search.trim().toLowerCase();
  const all = listMembers(type);
  const members = all.filter(({ name }) => name.toLowerCase().includes(sought));

  // A field that the reader asked about in the editor comes into view; a new type begins at its top.
  useEffect(() => {
    const pointed = list.current?.querySelector<HTMLElement>("[aria-current]");
    const box = list.current?.parentElement;
    if (box) box.scrollTop = pointed ? pointed.offsetTop - box.offsetTop - 60 : 0;
  }, [location]);

  const go = (name: string): void => {
    const at = trail.indexOf(name);
    onGo({ trail: at < 0 ? [...trail, name] : trail.slice(0, at + 1) });
  };
  const link = (type: GraphQLType): ReactNode => (
    <button type="button" className={styles.type} onClick={() => go(getNamedType(type).name)}>
      {String(type)}
    </button>
  );

  return (
    <section className={styles.docs} aria-labelledby={heading}>
      <div className={styles.trail} id={heading}>
        <span className={styles.hidden}>Documentation of </span>
        {trail.map((name, index) => (
          <button
            key={name}
            type="button"
            className={styles.crumb}
            aria-current={index === trail.length - 1 ? "page" : undefined}
            onClick={() => go(name)}
          >
            {name}
          </button>
        ))}
      </div>
      {all.length > 12 ? (
        <input
          type="search"
          className={styles.search}
          aria-label={`Find in ${type.name}`}
          placeholder={`Find in ${type.name}`}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          {...verbatim}
        />
      ) : null}
      {/* Scrolls by keyboard as well: it holds buttons. */}
      <div className={styles.entries}>
        {type.description ? (
          <p>
            <Marked text={type.description} />
          </p>
        ) : null}
        <ul ref={list}>
          {members.map((member) => (
            <li key={member.name} aria-current={member.name === location.field ? "true" : undefined}>
              <code>{member.name}</code>
              {member.type ? <>: {link(member.type)}</> : null}
              {member.description ? (
                <p>
                  <Marked text={member.description} />
                </p>
              ) : null}
              {member.args.length > 0 ? (
                <details>
                  <summary>
                    {member.args.length === 1 ? "1 argument" : `${member.args.length} arguments`}
                  </summary>
                  <ul>
                    {member.args.map((argument) => (
                      <li key={argument.name}>
                        <code>{argument.name}</code>: {link(argument.type)}
                      </li>
                    ))}
                  </ul>
                </details>
              ) : null}
            </li>
          ))}
        </ul>
        {sought && members.length === 0 ? <p>Nothing in {type.name} has this in its name.</p> : null}
      </div>
    </section>
  );
}
