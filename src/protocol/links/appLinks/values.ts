/** What is wrong with a link, in a sentence. */
export class AppLinkError extends Error {
  override readonly name = "AppLinkError";
}

/** A link into the apps of the first protocol, which lead to other streams than today's app. */
export class LegacyLinkError extends AppLinkError {
  constructor(host: string) {
    super(
      `${host} was an app of Legacy, the first protocol. Its streams are not in today’s app; they have two apps of their own.`,
    );
  }
}

/** Returns the product that the alias in a stream's ID names: nothing for an address. */
export function findProduct(id: string): "vesting" | "payments" | undefined {
  if (ADDRESS.test(id.split("-")[0] ?? "")) return undefined;
  return /^FL/i.test(id) ? "payments" : "vesting";
}

const ADDRESS = /^0x[0-9a-f]{40}$/i;
const ENS = /^[^\s.,&?#/]+(\.[^\s.,&?#/]+)+$/;

/**
 * Returns an address in lower case, or an ENS name.
 * @throws AppLinkError for any other text
 */
export function readAccount(text: string): string {
  const value = text.trim();
  if (ADDRESS.test(value)) return value.toLowerCase();
  if (ENS.test(value)) return value;
  throw new AppLinkError(`"${text}" is neither an address nor an ENS name.`);
}

/**
 * Returns the address of a token as the last part of a path, with its slash; nothing where there is none.
 * @throws AppLinkError for what is no address
 */
export function readToken(text: string | undefined): string {
  if (!text) return "";
  if (!ADDRESS.test(text.trim())) throw new AppLinkError(`"${text}" is not the address of a token.`);
  return `/${text.trim().toLowerCase()}`;
}

/**
 * Returns a chain id as text.
 * @throws AppLinkError for what is no positive whole number
 */
export function readChain(id: number): string {
  if (!Number.isSafeInteger(id) || id < 1) throw new AppLinkError(`${id} is not a chain ID.`);
  return String(id);
}
