import { writeLink } from "./session/link";

/** Where a reader can see an error happen: a playground, and the steps that end in the refusal. */
export interface Provocation {
  /** Route of the page that holds the playground. */
  page: string;
  scenario: string;
  /** As the address has them; times in seconds after the creation. */
  steps: string;
}

const at =
  (page: string, scenario: string) =>
  (steps: string): Provocation => ({ page, scenario, steps });

const streaming = at("/concepts/streaming", "token-streaming");
const cancelability = at("/concepts/cancelability", "cancelability");
const fees = at("/concepts/fees", "fees");
const flow = at("/concepts/flow/overview", "flow-overview");

/**
 * The errors that a playground of the pages can provoke, by their names. Small on purpose: the page of errors holds it.
 * A test plays each.
 */
export const provocations: Readonly<Record<string, Provocation>> = {
  SablierLockup_Unauthorized: cancelability("recipient.cancel"),
  SablierLockup_StreamNotCancelable: cancelability("sender.renounce~sender.cancel"),
  SablierLockup_StreamSettled: cancelability("31536000~sender.cancel"),
  SablierLockup_StreamCanceled: cancelability("sender.cancel~sender.cancel"),
  SablierLockup_StreamDepleted: streaming("2592000~recipient.withdrawMax.recipient~sender.cancel"),
  SablierLockup_WithdrawAmountZero: streaming(
    "recipient.withdrawMax.recipient~recipient.withdrawMax.recipient",
  ),
  SablierLockup_Overdraw: streaming("recipient.withdraw.recipient.5000000000000000000000"),
  SablierLockup_WithdrawToZeroAddress: streaming("recipient.withdraw.zero.1000000000000000000"),
  SablierLockup_WithdrawalAddressNotRecipient: streaming("stranger.withdraw.stranger.1000000000000000000"),
  SablierLockup_StreamNotDepleted: streaming("recipient.burn"),
  SablierLockup_InsufficientFeePayment: fees("recipient.withdrawMax.recipient.0"),
  SablierLockup_WithdrawAmountNotEqualWithdrawableAmount: at(
    "/concepts/lockup/overview",
    "price-gated",
  )("admin.setPrice.400000000000~recipient.withdraw.recipient.1000000000000000000"),
  SablierComptroller_MaxFeeUSDExceeded: fees("admin.setMinFeeUSD.10100000000"),
  UnauthorizedAccess: fees("stranger.setMinFeeUSD.200000000"),
  ERC721InvalidReceiver: streaming("recipient.transferFrom.zero"),
  ERC721InsufficientApproval: at(
    "/concepts/transferability",
    "transferability",
  )("stranger.transferFrom.stranger"),
  ERC20InsufficientAllowance: flow("sender.deposit.1000000000000"),
  SablierFlowState_Unauthorized: flow("stranger.pause"),
  SablierFlow_StreamNotPaused: flow("sender.restart.1157407407407408"),
  SablierFlowState_StreamPaused: flow("sender.pause~sender.pause"),
  SablierFlowState_StreamVoided: flow("sender.void~sender.void"),
  SablierFlow_RefundAmountZero: at("/concepts/flow/statuses", "flow-statuses")("sender.refundMax"),
  SablierFlow_RefundOverflow: flow("sender.refund.500000000"),
  SablierFlow_Overdraw: flow("recipient.withdraw.recipient.900000000"),
  SablierFlow_WithdrawAmountZero: flow("recipient.withdraw.recipient.0"),
  SablierFlow_WithdrawToZeroAddress: flow("recipient.withdraw.zero.1000000"),
  SablierFlow_WithdrawalAddressNotRecipient: flow("stranger.withdraw.stranger.1000000"),
  SablierFlow_DepositAmountZero: flow("sender.deposit.0"),
  SablierFlow_RatePerSecondNotDifferent: flow("sender.adjustRatePerSecond.1157407407407408"),
  SablierFlow_NewRatePerSecondZero: flow("sender.adjustRatePerSecond.0"),
};

/** Returns the address of a playground that, once started, provokes an error; undefined where none does. */
export function findProvocation(name: string): string | undefined {
  return Object.hasOwn(provocations, name) ? getAddress(provocations[name]!) : undefined;
}

/** Returns the address of a playground that, once started, plays these steps. */
function getAddress({ page, scenario, steps }: Provocation): string {
  return page + writeLink(scenario, steps);
}
