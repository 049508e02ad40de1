/** Playgrounds: streams on a chain of one's own, with a clock, a history and ways back. No React, no browser. */
export { type ParameterKind } from "./actions";
export { readSteps, writeSteps } from "./address";
export { type Code, startingCode } from "./code";
export { OWN } from "./creationForm";
export type { Nft } from "./nft";
export { momentOf, type Picture } from "./picture";
export type { PlaygroundPlot } from "./plot";
export type { Report, Row } from "./report";
export { protocolOf, TOKENS, UNITS } from "./scenario";
export type { Act, Creation, Party, Role, Scenario, Step, TokenSymbol } from "./scenario";
export { scenarios } from "./scenarios";
export { CreationRefused, Session } from "./session";
export type { Offer, View } from "./session";
export type { Entry, LoggedEvent, Refusal } from "./transact";
export { type PlaygroundArtifacts, World } from "./world";
