import { ethereum } from "@graphprotocol/graph-ts";
import { ZERO } from "../../../../common/constants";
import { logError } from "../../../../common/logger";
import { CommonParams } from "../../../../common/types";
import { Params } from "../../../helpers/lockup/types";
import { Store } from "../../../store/lockup";

export function handleWithdrawFromStream(
  event: ethereum.Event,
  params: Params.WithdrawFromStream
): void {
  const tokenId = params.streamId;
  if (Store.DeprecatedStream.exists(event.address, tokenId)) {
    return;
  }

  const stream = Store.Stream.get(tokenId);
  if (stream === null) {
    logError("Stream not saved before this withdraw event: {}", [tokenId.toHexString()]);
    return;
  }

  /* --------------------------------- STREAM --------------------------------- */
  const withdrawAmount = params.amount;
  const totalWithdrawnAmount = stream.withdrawnAmount.plus(withdrawAmount);
  stream.withdrawnAmount = totalWithdrawnAmount;

  const canceledAction = stream.canceledAction;
  if (canceledAction) {
    stream.intactAmount = stream.intactAmount.minus(withdrawAmount); // Subtract the intact amount set in the cancel action
  } else {
    stream.intactAmount = stream.depositAmount.minus(totalWithdrawnAmount);
  }
  stream.depleted = stream.intactAmount.equals(ZERO);
  stream.save();

  /* --------------------------------- ACTION --------------------------------- */
  Store.Action.create(event, {
    addressA: event.transaction.from,
    addressB: params.to,
    amountB: withdrawAmount,
    category: "Withdraw",
    streamId: stream.id,
  } as CommonParams.Action);
}
