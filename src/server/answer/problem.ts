/** A fault of the request, in a sentence that says what to do. Everything else that is thrown is a fault of the server. */
export class Problem extends Error {
  override readonly name = "Problem";
}
