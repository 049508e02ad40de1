/** Playgrounds: streams on a chain of one's own, with a clock, a history and ways back. No React, no browser. */
export { type ParameterKind } from "./session/actions";
export { readSteps } from "./session/address";
export { type Code, writeStartingCode } from "./session/code";
export { CUSTOM_SCENARIO } from "./creation/form";
export type { Nft } from "./picture/nft";
export { type Picture } from "./picture/picture";
export type { Act, Party, Role, Scenario, Step } from "./scenario";
export { scenarios } from "./scenarios";
export { CreationRefused, Session } from "./session/session";
export type { Offer, View } from "./session/session";
export type { CodedEntry, Entry, LoggedEvent, Refusal } from "./session/transact";
export { type PlaygroundArtifacts, World } from "./world";
export { composeCreationCall } from "./creation/creation";
export { type Creation, findProtocol } from "./scenario";
export { findAction } from "./session/actions";
export { transact } from "./session/transact";
