import * as React from "react";
import * as DynamicSchedule from "@site/src/lib/lockup/dynamic";
import * as FlowDebt from "@site/src/lib/flow/debt";
import * as LinearSchedule from "@site/src/lib/lockup/linear";
import * as RatePerSecond from "@site/src/lib/flow/ratePerSecond";
import * as TranchedSchedule from "@site/src/lib/lockup/tranched";

/** Adds the site's stream maths to what live code can use, under the names of the modules in src/lib. */
export default {
  React,
  ...React,
  LinearSchedule,
  DynamicSchedule,
  TranchedSchedule,
  FlowDebt,
  RatePerSecond,
};
