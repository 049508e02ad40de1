import clsx from "clsx";
import type { ReactNode } from "react";
import { MARK_CLEAR_SPACE, markFiles, officialMarks } from "@site/data/site/brand";
import styles from "./styles.module.css";

const [vector] = markFiles;

/**
 * The files of this site's mark, each on a light and a dark ground, with a link that downloads it. So small they look
 * alike, and the page has the SVG anyway: the others are fetched by who wants them. Plain HTML.
 */
export function MarkFiles(): ReactNode {
  return (
    <ul className={styles.files}>
      {markFiles.map(({ path, format, size, use }) => {
        const name = size ? `${format}, ${size} × ${size} px` : format;
        return (
          <li key={path} className={styles.file}>
            <span className={styles.grounds} aria-hidden="true">
              <span className={styles.light}>
                <img src={vector!.path} alt="" width={56} height={56} loading="lazy" />
              </span>
              <span className={styles.dark}>
                <img src={vector!.path} alt="" width={56} height={56} loading="lazy" />
              </span>
            </span>
            <span className={styles.words}>
              <a href={path} download>
                {`Download ${name}`}
              </a>
              <span className={styles.use}>{use}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The official marks, each on the ground that it is meant for, with a link that downloads it. Plain HTML. */
export function OfficialMarks(): ReactNode {
  return (
    <ul className={styles.files}>
      {officialMarks.map(({ path, folder, name, ground }) => (
        <li key={path} className={styles.file}>
          <span className={clsx(styles.ground, styles[ground])}>
            <img src={path} alt={`Sablier: ${name}`} height={72} loading="lazy" />
          </span>
          <span className={styles.words}>
            <a href={path} download>
              {name}
            </a>
            <span className={styles.use}>{folder}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Height of the mark in the diagram, in units of its picture. */
const MARK = 96;
const CLEAR_SPACE = MARK * MARK_CLEAR_SPACE;
const LEFT = 44;
const TOP = 28;
const OUTER = MARK + 2 * CLEAR_SPACE;

/** A diagram of what stays free around the mark: the mark, its box, the outer box and the measures. Plain SVG. */
export function ClearSpace(): ReactNode {
  const share = `1/${Math.round(1 / MARK_CLEAR_SPACE)} h`;
  return (
    <figure className={styles.figure}>
      <svg className={styles.diagram} viewBox={`0 0 ${LEFT + OUTER + 56} ${TOP + OUTER + 12}`} role="img">
        <title>Clear space around the mark</title>
        <desc>{`The mark in a box of height h. Around it is a second box, ${share} further out on every side, and it contains nothing else.`}</desc>
        <rect className={styles.room} x={LEFT} y={TOP} width={OUTER} height={OUTER} />
        <rect
          className={styles.box}
          x={LEFT + CLEAR_SPACE}
          y={TOP + CLEAR_SPACE}
          width={MARK}
          height={MARK}
        />
        <image href={vector!.path} x={LEFT + CLEAR_SPACE} y={TOP + CLEAR_SPACE} width={MARK} height={MARK} />
        <Measure x={LEFT + OUTER + 12} from={TOP + CLEAR_SPACE} to={TOP + CLEAR_SPACE + MARK} label="h" />
        <Measure x={LEFT - 12} from={TOP} to={TOP + CLEAR_SPACE} label={share} isLeft />
        <Measure x={LEFT - 12} from={TOP + CLEAR_SPACE + MARK} to={TOP + OUTER} label={share} isLeft />
      </svg>
      <figcaption>{`Clear space: ${share} on every side, where h is the height of the mark.`}</figcaption>
    </figure>
  );
}

function Measure({
  x,
  from,
  to,
  label,
  isLeft = false,
}: {
  x: number;
  from: number;
  to: number;
  label: string;
  isLeft?: boolean;
}): ReactNode {
  return (
    <g className={styles.measure}>
      <path d={`M${x - 4} ${from} h8 M${x} ${from} V${to} M${x - 4} ${to} h8`} />
      <text x={isLeft ? x - 6 : x + 8} y={(from + to) / 2} textAnchor={isLeft ? "end" : "start"}>
        {label}
      </text>
    </g>
  );
}
