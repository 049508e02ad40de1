import { useId, useMemo, type ReactNode } from "react";
import { styles as form, verbatim } from "@site/src/ui/elements/Form";
import type { DeskState } from "../../../model/address";
import type { Payment } from "../../../model/year/payments";
import { createYearPeriod, listYears } from "../../../model/year/period";
import desk from "../../styles.module.css";
import styles from "../../results.module.css";

/** The period and the grouping that the page's address holds. */
export type YearState = NonNullable<DeskState["year"]>;

/** Number of years that have a button. */
const MOST_YEARS = 8;

interface PeriodFieldsProps {
  readonly year: YearState;
  readonly onYear: (year: YearState) => void;
}

/** Returns the time zones that the browser supports. The device's own zone and UTC are first. */
function listZones(own: string, zone: string): readonly string[] {
  const known = typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : [];
  return [...new Set([own, "UTC", zone, ...known])];
}

/** The days, the time zone and the grouping of the accountant's year. Browser only. */
export function PeriodFields({ year, onYear }: PeriodFieldsProps): ReactNode {
  const id = useId();
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = useMemo(() => listZones(own, year.zone), [own, year.zone]);
  const day = (label: string, field: "from" | "until") => (
    <div className={form.field}>
      <label htmlFor={id + field}>{label}</label>
      <input
        id={id + field}
        type="date"
        {...verbatim}
        value={year[field]}
        onChange={({ target }) => onYear({ ...year, [field]: target.value })}
      />
    </div>
  );
  return (
    <div className={`${styles.filters} ${styles.noPrint}`}>
      {day("First day", "from")}
      {day("Last day", "until")}
      <div className={form.field}>
        <label htmlFor={`${id}zone`}>Time zone</label>
        <select
          id={`${id}zone`}
          value={year.zone}
          onChange={({ target }) => onYear({ ...year, zone: target.value })}
        >
          {zones.map((name) => (
            <option key={name} value={name}>
              {name === own ? `${name} (this device)` : name}
            </option>
          ))}
        </select>
      </div>
      <div className={form.field}>
        <label htmlFor={`${id}by`}>Sums by</label>
        <select
          id={`${id}by`}
          value={year.by}
          onChange={({ target }) => onYear({ ...year, by: target.value === "day" ? "day" : "month" })}
        >
          <option value="month">month</option>
          <option value="day">day</option>
        </select>
      </div>
    </div>
  );
}

interface YearsWithPaymentsProps extends PeriodFieldsProps {
  readonly payments: readonly Payment[];
  readonly wallet: string | undefined;
}

/** A button for each year in which a payment arrived, the newest first. Shows nothing without one. */
export function YearsWithPayments({ payments, wallet, year, onYear }: YearsWithPaymentsProps): ReactNode {
  const years = useMemo(() => listYears(payments, year.zone, wallet), [payments, year.zone, wallet]);
  if (years.length === 0) return null;
  return (
    <div className={`${desk.years} ${styles.noPrint}`}>
      <span>Years with payments:</span>
      {years.slice(0, MOST_YEARS).map((name) => {
        const period = createYearPeriod(name);
        return (
          <button
            key={name}
            type="button"
            className={form.action}
            aria-pressed={year.from === period.from && year.until === period.until}
            onClick={() => onYear({ ...year, ...period })}
          >
            {name}
          </button>
        );
      })}
    </div>
  );
}
