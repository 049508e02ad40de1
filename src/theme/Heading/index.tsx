import Heading from "@theme-original/Heading";
import { Fragment, type ComponentProps, type ReactNode } from "react";
import { Breakable } from "@site/src/ui/elements/CodeInline/Breakable";
import styles from "./styles.module.css";

/** A longer word of a title does not fit on a line of a phone. */
const LONG_WORD = 14;

/**
 * Wraps upstream's heading: a name of the contracts in the title of a page, such as `SablierFactoryMerkleInstant`, may break
 * between its words, because it would otherwise break anywhere. Other headings keep their text as it is: upstream names
 * their links after it.
 */
export default function TitleWithBreaks({ children, ...props }: ComponentProps<typeof Heading>): ReactNode {
  const isTitle = props.as === "h1" && typeof children === "string";
  return <Heading {...props}>{isTitle ? addBreaks(children) : children}</Heading>;
}

function addBreaks(title: string): ReactNode {
  const words = title.split(" ");
  if (words.every(({ length }) => length <= LONG_WORD)) return title;
  return words.map((word, index) => (
    <Fragment key={index}>
      {index > 0 && " "}
      {word.length > LONG_WORD ? (
        <span className={styles.name}>
          <Breakable name={word} />
        </span>
      ) : (
        word
      )}
    </Fragment>
  ));
}
