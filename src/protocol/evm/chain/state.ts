import { SimpleStateManager } from "@ethereumjs/statemanager";
import { Account, type Address } from "@ethereumjs/util";

/** A map that falls back to the one below it. Reading walks down; writing stays on top. */
class Layer<K, V> extends Map<K, V> {
  constructor(private readonly below?: Map<K, V>) {
    super();
  }

  override get(key: K): V | undefined {
    return super.has(key) ? super.get(key) : this.below?.get(key);
  }
}

/**
 * The state of a chain in memory, with checkpoints that cost nothing. The library's own simple manager copies all
 * accounts and all storage at each checkpoint, and every call between contracts makes one: with a few hundred streams
 * that copying is nearly all the time that a test takes.
 */
export class LayeredState extends SimpleStateManager {
  // Called by the constructor above, before fields of this class would exist: there are none on purpose.
  protected override checkpointSync(): void {
    this.accountStack.push(new Layer(this.topAccountStack()));
    this.codeStack.push(new Layer(this.topCodeStack()));
    this.storageStack.push(new Layer(this.topStorageStack()));
  }

  /** How many checkpoints can be gone back to. */
  get depth(): number {
    return this.accountStack.length;
  }

  // The EVM changes the object that it gets and may revert later, so it never gets one of a lower layer itself.
  override async getAccount(address: Address): Promise<Account | undefined> {
    const account = await super.getAccount(address);
    return account && Object.assign(Object.create(Account.prototype) as Account, account);
  }

  override async commit(): Promise<void> {
    merge(this.accountStack);
    merge(this.codeStack);
    merge(this.storageStack);
  }

  override async clearStorage(address: Address): Promise<void> {
    const prefix = `${address.toString()}_`;
    const top = this.topStorageStack();
    for (const layer of this.storageStack) {
      for (const key of layer.keys()) {
        if (key.startsWith(prefix)) top.set(key, new Uint8Array(0));
      }
    }
  }
}

function merge<K, V>(stack: Map<K, V>[]): void {
  const top = stack.pop();
  const below = stack.at(-1);
  for (const [key, value] of top ?? []) below?.set(key, value);
}
