/**
 * Asks the registry for advisories of the packages that a build needs, and compares them with the accepted ones.
 *
 *     npm run audit
 */
import { spawnSync } from "node:child_process";
import { findAuditFaults, type Audit } from "./dependencies/advisories";

// npm ends with an error where it finds anything, so that its output decides.
const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { encoding: "utf8" });
const faults = findAuditFaults(JSON.parse(stdout) as Audit);
console.log(faults.join("\n") || "No advisory that is grave and not accepted.");
if (faults.length > 0) process.exitCode = 1;
