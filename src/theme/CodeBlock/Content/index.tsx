// The server draws the tokens, the browser leaves them alone: plugins/lean-client puts tokens.client in its place.
export { default } from "./tokens.server";
