import { useEffect, useRef, useState, type ReactNode } from "react";
import { useBrowserState } from "@site/src/ui/browserState";
import styles from "./styles.module.css";

const DEPOSIT = 60; // DAI
const DURATION = 60; // seconds, so that one DAI is streamed each second
const OPENED_AT = 24; // seconds into the stream in the static page; the motion goes on from there

const WIDTH = 520;
const HEIGHT = 250;
const plot = { left: 44, right: WIDTH - 24, top: 28, bottom: HEIGHT - 40 };
const x = (seconds: number) => plot.left + ((plot.right - plot.left) * seconds) / DURATION;
const y = (tokens: number) => plot.bottom - ((plot.bottom - plot.top) * tokens) / DEPOSIT;
const dai = (tokens: number) => tokens.toFixed(2);

/**
 * A linear stream of 60 DAI over 60 seconds, animated at its real rate: the picture moves once from where the static
 * page shows it to the end, then rests. Pause, go on and start again with one button.
 * Without JavaScript, and under reduced motion until asked, the stream stands still at second 24.
 */
export default function StreamInMotion(): ReactNode {
  const [seconds, setSeconds] = useState(OPENED_AT);
  const [running, setRunning] = useBrowserState(
    false,
    () => !window.matchMedia("(prefers-reduced-motion: reduce)").matches,
  );
  const position = useRef(OPENED_AT);

  useEffect(() => {
    if (!running) return;
    let frame = 0;
    const from = position.current;
    let startedAt: number | undefined;
    const advance = (now: number) => {
      startedAt ??= now;
      position.current = Math.min(from + (now - startedAt) / 1000, DURATION);
      setSeconds(position.current);
      if (position.current < DURATION) frame = requestAnimationFrame(advance);
      else setRunning(false);
    };
    frame = requestAnimationFrame(advance);
    return () => cancelAnimationFrame(frame);
  }, [running, setRunning]);

  const settled = seconds >= DURATION;
  const press = () => {
    if (settled) position.current = 0;
    setRunning(!running);
  };
  const streamed = (DEPOSIT * seconds) / DURATION;
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-labelledby="stream-title stream-text"
        className={styles.plot}
      >
        <title id="stream-title">A token stream of 60 DAI over 60 seconds</title>
        <desc id="stream-text">
          A straight line rises from 0 DAI at the start to 60 DAI after 60 seconds. The area under the line up
          to now is what the recipient can withdraw; the rest is still locked in the contract.
        </desc>
        {[0, 20, 40, 60].map((tokens) => (
          <g key={tokens}>
            <line x1={plot.left} x2={plot.right} y1={y(tokens)} y2={y(tokens)} className={styles.grid} />
            <text x={plot.left - 8} y={y(tokens) + 4} className={styles.tick} textAnchor="end">
              {tokens}
            </text>
          </g>
        ))}
        {[0, 15, 30, 45, 60].map((second) => (
          <text key={second} x={x(second)} y={plot.bottom + 24} className={styles.tick} textAnchor="middle">
            {second} s
          </text>
        ))}
        <line x1={x(0)} y1={y(0)} x2={x(DURATION)} y2={y(DEPOSIT)} className={styles.future} />
        <path
          d={`M${x(0)} ${y(0)}L${x(seconds).toFixed(2)} ${y(streamed).toFixed(2)}V${plot.bottom}Z`}
          className={styles.area}
        />
        <line
          x1={x(0)}
          y1={y(0)}
          x2={x(seconds).toFixed(2)}
          y2={y(streamed).toFixed(2)}
          className={styles.curve}
        />
        <line
          x1={x(seconds).toFixed(2)}
          x2={x(seconds).toFixed(2)}
          y1={y(streamed).toFixed(2)}
          y2={plot.bottom}
          className={styles.now}
        />
        <circle cx={x(seconds).toFixed(2)} cy={y(streamed).toFixed(2)} r={5.5} className={styles.dot} />
        <text x={plot.left} y={16} className={styles.unit}>
          DAI
        </text>
      </svg>
      <dl className={styles.figures}>
        <div>
          <dt>
            <span className={`${styles.mark} ${styles.markStreamed}`} /> Withdrawable
          </dt>
          <dd>{dai(streamed)} DAI</dd>
        </div>
        <div>
          <dt>
            <span className={`${styles.mark} ${styles.markDeposit}`} /> Still locked
          </dt>
          <dd>{dai(DEPOSIT - streamed)} DAI</dd>
        </div>
        <div>
          <dt>Rate</dt>
          <dd>1 DAI per second</dd>
        </div>
      </dl>
      <figcaption className={styles.caption}>
        A linear stream: 60 DAI over 60 seconds. Nothing moves onchain while it runs; the amount is computed
        from the time.
        <button type="button" onClick={press} className={styles.button}>
          {running ? "Pause" : settled ? "Start again" : "Let it flow"}
        </button>
      </figcaption>
    </figure>
  );
}
