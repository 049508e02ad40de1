import React, { useEffect, useMemo, useRef, useState } from "react";
import * as MerkleLeaf from "@site/src/protocol/airdrops/merkleLeaf";
import * as DynamicSchedule from "@site/src/protocol/streams/lockup/dynamic";
import * as FlowDebt from "@site/src/protocol/streams/flow/debt";
import * as FlowStream from "@site/src/protocol/streams/flow/stream";
import * as LinearSchedule from "@site/src/protocol/streams/lockup/linear";
import * as RatePerSecond from "@site/src/protocol/streams/flow/ratePerSecond";
import * as TranchedSchedule from "@site/src/protocol/streams/lockup/tranched";

/**
 * Adds the site's stream maths to what live code can use, under the names of the modules in src/protocol. Each key becomes
 * the name of a parameter, so a module cannot be spread here: one of its keys is the reserved word `default`.
 */
export default {
  React,
  useEffect,
  useMemo,
  useRef,
  useState,
  LinearSchedule,
  DynamicSchedule,
  TranchedSchedule,
  FlowDebt,
  FlowStream,
  MerkleLeaf,
  RatePerSecond,
};
