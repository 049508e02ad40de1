/**
 * What the released packages leave unsaid, misspell or get wrong in their NatSpec, said once here. The contract
 * reference takes these in at build time; everything else on its pages comes out of the packages themselves. An entry
 * that the next release makes unnecessary fails the build, so this file only shrinks.
 */

export interface DescriptionSupplement {
  /** Stands for a missing `@notice`. */
  notice?: string;
  /** Descriptions of parameters or struct fields by name. */
  params?: Record<string, string>;
  /** Descriptions of enum values by name. */
  values?: Record<string, string>;
}

export interface ReferenceSupplement {
  /** Package, then `Contract` or `Contract.member(types)` with the types as written in the source. */
  descriptions: Record<string, Record<string, DescriptionSupplement>>;
  /**
   * What a page says where a sentence of the NatSpec is not what the code does. Key: the sentence, as far as it is
   * on one line, with the line before it where others say the same; a line begins with the blank after its slashes.
   */
  corrections: Record<string, string>;
  /** What follows the id of an interface that readers could take for one that `supportsInterface` reports. By its name. */
  interfaceIds: Record<string, string>;
  /**
   * What a `{Name}` in NatSpec means where the source has a wrong name, or `null` where the braces are no reference.
   * Key: the text between the braces.
   */
  references: Record<string, string | null>;
  /** LaTeX for formulas that NatSpec sets in characters. Key: the formula's words, separated by one blank each. */
  formulas: Record<string, string>;
}

export const referenceSupplement: ReferenceSupplement = {
  descriptions: {
    "@sablier/lockup": {
      "Errors.SablierBatchLockup_BatchSizeZero()": {
        notice: "Thrown when a batch does not contain any stream.",
      },
      NFTSVG: {
        notice: "Draws the picture of a Lockup stream NFT as an SVG of 1000 by 1000 pixels.",
      },
      "NFTSVG.CARD_MARGIN": { notice: "Space between two cards of the picture, in pixels." },
      "NFTSVG.SVGParams": {
        notice: "Contains the values that the picture of a stream shows.",
        params: {
          accentColor: "CSS colour of the glow, the sand and the progress circle.",
          amount: "Deposited amount, abbreviated for display.",
          tokenAddress: "Address of the streamed token as text.",
          tokenSymbol: "Symbol of the streamed token.",
          duration: "Time between the start and the end of the stream, for display.",
          lockupAddress: "Address of the Lockup contract as text.",
          progress: "Streamed share of the deposit as a percentage, for display.",
          progressNumerical: "Streamed share of the deposit, where 10,000 is 100%.",
          status: "Name of the stream's status.",
        },
      },
      "NFTSVG.SVGVars": {
        notice:
          "Intermediate values of `generateSVG`: each card's markup, width and horizontal position, in pixels.",
      },
      "NFTSVG.generateSVG(SVGParams)": {
        notice:
          "Assembles the picture from the background, the moving text, the hourglass and the row of four cards.",
      },
      "NFTSVG.generateDefs(string,string,string)": {
        notice: "Builds the `defs` element with the parts that the picture reuses.",
      },
      "NFTSVG.generateFloatingText(string,string,string)": {
        notice:
          "Builds the text that moves along the border: the Lockup address, the token's address and its symbol.",
      },
      "NFTSVG.generateHrefs(uint256,uint256,uint256,uint256)": {
        notice: "Places the glow, the logo, the hourglass and the four cards at their positions.",
      },
      SVGElements: {
        notice: "Building blocks of the picture of a Lockup stream NFT.",
      },
      "SVGElements.BACKGROUND": { notice: "Rectangles that form the background of the picture." },
      "SVGElements.BACKGROUND_COLOR": { notice: "CSS colour of the background." },
      "SVGElements.FLOATING_TEXT": { notice: "Path along which the text at the border moves." },
      "SVGElements.GLOW": { notice: "Circle that glows in the accent colour." },
      "SVGElements.LOGO": { notice: "Outline of the Sablier logo." },
      "SVGElements.HOURGLASS_BACKGROUND_CIRCLE": { notice: "Circle behind the hourglass." },
      "SVGElements.HOURGLASS_FILL": { notice: "Body of the hourglass." },
      "SVGElements.HOURGLASS_STROKE": { notice: "Outline of the hourglass, painted over the sand." },
      "SVGElements.HOURGLASS_LOWER_BULB_LARGE": {
        notice: "Sand in the lower bulb of settled and depleted streams.",
      },
      "SVGElements.HOURGLASS_LOWER_BULB_SMALL": { notice: "Sand in the lower bulb of all other streams." },
      "SVGElements.HOURGLASS_UPPER_BULB": {
        notice: "Sand in the upper bulb, left out for settled and depleted streams.",
      },
      "SVGElements.NOISE": { notice: "Filter that gives the background its grain." },
      "SVGElements.CardType": {
        notice: "The four cards at the bottom of the picture.",
        values: {
          PROGRESS: "Streamed share of the deposit.",
          STATUS: "Status of the stream.",
          AMOUNT: "Deposited amount.",
          DURATION: "Length of the stream.",
        },
      },
      "SVGElements.card(CardType,string)": { notice: "Draws a card without a progress circle." },
      "SVGElements.card(CardType,string,string)": {
        notice:
          "Draws a card that is as wide as its text needs, with the given progress circle unless it is empty.",
      },
      "SVGElements.floatingText(string,string)": {
        notice: "Builds a text that moves along the border, starting at the given offset.",
      },
      "SVGElements.gradients(string)": {
        notice: "Builds the colour gradients of the glow, the sand and the hourglass.",
      },
      "SVGElements.hourglass(string)": {
        notice: "Draws the hourglass, with the sand placed according to the status.",
      },
      "SVGElements.progressCircle(uint256,string)": {
        notice: "Draws the progress as an arc, or nothing if the progress is zero.",
      },
    },
    "@sablier/flow": {
      Flow: { notice: "Namespace for the types of Flow streams." },
    },
    "@sablier/evm-utils": {
      "ISablierComptroller.ProtocolFees": {
        params: {
          minFeeUSD:
            "The minimum fee in USD, denominated in Chainlink's 8-decimal format for USD prices, where 1e8 is $1.",
          customFeesUSD: "Custom fees by user address.",
        },
      },
    },
  },
  corrections: {
    // A campaign that stores no attestor asks the Comptroller for the default one.
    "Setting it to zero address would not allow the campaign to use the default attestor.":
      "Setting it to zero clears the campaign's own attestor. The campaign then uses the Comptroller's attestor.",
    // No such check: `samples/solidity/edges/reference.test.ts`.
    "- The surplus amount must be greater than zero.":
      "- The surplus amount may be zero. The function then transfers zero tokens.",
    // The functions check less than they refer to, and the contract may pay itself: `samples/solidity/edges/unsaid.test.ts`.
    "- Refer to the requirements in {deposit} and {pause}.":
      "- Refer to the requirements in {deposit} and {pause}, except that the stream's sender and recipient are not passed and not compared.",
    "- Refer to the requirements in {create} and {deposit}.":
      "- Refer to the requirements in {create}, and to the requirements in {deposit} for the amount and the allowance. The stream is new, so there is no ID, sender or recipient to compare.",
    "- `streamId` must not reference a null or depleted stream.\n - `to` must not be the zero address.":
      "- `streamId` must not reference a null or depleted stream.\n - `to` must not be the zero address. It may be this contract, but then the tokens do not belong to any stream, and only the Comptroller can take them out.",
    "- `streamId` must not reference a null stream.\n - `to` must not be the zero address.":
      "- `streamId` must not reference a null stream.\n - `to` must not be the zero address. It may be this contract, but then the tokens do not belong to any stream, and only the Comptroller can take them out.",
    // Linear says it of its start, and the others take a past start too: `samples/solidity/edges/unsaid.test.ts`.
    "of them to be in the past.": "of them, or for the start time, to be in the past.",
    "- The sender can cancel the stream when price is less than target price AND end time is in the future.":
      "- The sender can cancel the stream when price is less than target price AND end time is in the future.\n - As long as the start time is less than the end time, it is not an error for the start time to be in the past.",
    // A bare call: `samples/solidity/edges/reference.test.ts`. OpenZeppelin's Address has the same sentence, and is right.
    "- `msg.sender` must be the admin.\n - `target` must be a contract.":
      "- `msg.sender` must be the admin.\n - The call must not fail. A call to a `target` without code succeeds and does nothing.",
    // Both are arguments of their own, not members of `params`.
    "The sum of `params.unlockAmounts.start` and `params.unlockAmounts.cliff` must be":
      "The sum of `unlockAmounts.start` and `unlockAmounts.cliff` must be",
    "If `params.timestamps.cliff` is not set, the `params.unlockAmounts.cliff` must be zero.":
      "If `cliffTime` is not set, `unlockAmounts.cliff` must be zero.",
    // Its bytes are counted: `LockupHelpers`.
    "- `params.shape.length` must not be greater than 32 characters.":
      "- `params.shape` must not be longer than 32 bytes.",
    // Whoever created or funded it: `calculateMinFeeWei` of Lockup and Flow.
    "- In case of streams, the new fee applies immediately to all the streams created by user.":
      "- In case of streams, the fee is looked up for the stream's sender at each withdrawal, so the change applies immediately to existing streams too.",
    // `_handleTransfer` takes the sum from the caller.
    "- There must be at least one element in `batch`.":
      "- There must be at least one element in `batch`.\n - `msg.sender` must have approved this contract, not `lockup`, to spend the sum of all deposits.",
    // SablierLockup_WithdrawAmountNotEqualWithdrawableAmount: `samples/solidity/lockup/create.test.ts`.
    "- `amount` must be greater than zero and must not exceed the withdrawable amount.":
      "- `amount` must be greater than zero and must not exceed the withdrawable amount. From a price-gated stream, it must equal the withdrawable amount.",
    // The call's success is thrown away, and the constructor sets one too: `samples/solidity/edges/fees.test.ts`.
    "Emitted when the fees are transferred to the comptroller contract.":
      "Emitted by each call to {transferFeesToComptroller}, with the contract's balance, even if the balance is zero or the Comptroller rejected it. Compare the two balances to see whether the fees were moved.",
    "Emits a {TransferFeesToComptroller} event.":
      "Always emits a {TransferFeesToComptroller} event. The call does not revert if the Comptroller rejects the balance, and the fees then stay in the contract. Anyone can call it.",
    "Emitted when the comptroller address is set by the admin.":
      "Emitted when the contract is deployed, with zero as the old Comptroller, and when the current Comptroller sets a different one.",
    "Emitted when the admin or the fee collector transfers the accrued fees to the fee recipient.":
      "Emitted when accrued fees are transferred to the fee recipient, by the admin, by a fee collector, or by anyone with the admin as recipient.",
    "Emitted when a target contract is called.":
      "Emitted when {execute} has called a target and the call did not fail. The target may have no code.",
    // `LockupMath`, and `samples/solidity/edges/rounding.test.ts`.
    "- $x$ is the elapsed time divided by the total duration of the current segment.":
      "- $x$ is the elapsed time divided by the total duration of the current segment, rounded down to 18 decimals.",
    "is not needed because there is no mix of amounts with different decimals.":
      "is not needed because amounts stay in the token's base units. The product of power and amount is rounded down to a base unit. The power itself is computed with 18 decimals and can be a little too high or too low. It is exact for the exponents 0 and 1, and at the end of an inner segment, where $x$ is 1. `withdrawnAmount` counts only if a segment's part is above its amount. The streamed amount is then the sum of the segments before, or the withdrawn amount if that is more.",
    "The floor division in the numerator creates discrete unlock steps at every granularity seconds.":
      "The floor division in the numerator creates discrete unlock steps at every granularity seconds. The product is divided once, at the end, and rounded down to a base unit of the token. `withdrawnAmount` counts only if the result is above the deposit, which the assumptions exclude.",
    // The value is asked of the contract there too.
    "Any new comptroller must support the minimal interface ID made up of the following functions:":
      "Its value is `0x65443910`. Any new comptroller must support the minimal interface ID made up of the following functions:",
    // In these the token emits it and the stream's NFT stays where it is: `samples/solidity/edges/reference.test.ts`.
    "Emits a {Transfer}, {CancelLockupStream}":
      "Emits an {IERC20.Transfer} of the token, {CancelLockupStream}",
    "Emits multiple {Transfer}, {CancelLockupStream}":
      "Emits multiple {IERC20.Transfer} of the tokens, {CancelLockupStream}",
    "Emits a {Transfer}, {WithdrawFromLockupStream}":
      "Emits an {IERC20.Transfer} of the token, {WithdrawFromLockupStream}",
    "Emits multiple {Transfer}, {WithdrawFromLockupStream}":
      "Emits multiple {IERC20.Transfer} of the tokens, {WithdrawFromLockupStream}",
    "Emits a {Transfer}, {DepositFlowStream}": "Emits an {IERC20.Transfer} of the token, {DepositFlowStream}",
    "Emits a {RestartFlowStream}, {Transfer}, {DepositFlowStream}":
      "Emits a {RestartFlowStream}, an {IERC20.Transfer} of the token, a {DepositFlowStream}",
    "Emits a {Transfer}, {RefundFromFlowStream}":
      "Emits an {IERC20.Transfer} of the token, {RefundFromFlowStream}",
    "Emits a {Transfer}, {WithdrawFromFlowStream}":
      "Emits an {IERC20.Transfer} of the token, {WithdrawFromFlowStream}",
    // Of `transferTokens`; the token standards have the same sentence.
    "bonuses.\n\n @dev Emits a {Transfer} event.":
      "bonuses.\n\n @dev Emits an {IERC20.Transfer} event of the token.",
  },
  // The ids in these are asked of the contracts in `samples/solidity/edges/reference.test.ts`.
  interfaceIds: {
    ISablierLockup:
      "(`supportsInterface` does not report this ID. It returns true only for ERC-165 `0x01ffc9a7`, ERC-721 `0x80ac58cd`, its metadata `0x5b5e139f` and ERC-4906 `0x49064906`)",
    ISablierFlow:
      "(`supportsInterface` does not report this ID. It returns true only for ERC-165 `0x01ffc9a7`, ERC-721 `0x80ac58cd`, its metadata `0x5b5e139f` and ERC-4906 `0x49064906`)",
    ISablierComptroller:
      "(`supportsInterface` does not report this ID. It returns true only for ERC-165 `0x01ffc9a7` and `MINIMAL_INTERFACE_ID` `0x65443910`)",
  },
  references: {
    // Placeholders of a version number, `v{Major}.{Minor}`.
    Major: null,
    Minor: null,
    // The standard of the stream's NFT declares it; the create functions of the models cause it in the contract they are
    // part of. Where the streamed token alone emits it, see above.
    Transfer: "IERC721.Transfer",
    // The event's name has a "d".
    CreateLockupTrancheStream: "CreateLockupTranchedStream",
    // Functions of the Comptroller that its clients name without it.
    supportsInterface: "IERC165.supportsInterface",
    calculateMinFeeWeiFor: "ISablierComptroller.calculateMinFeeWeiFor",
    convertUSDFeeToWei: "ISablierComptroller.convertUSDFeeToWei",
    execute: "ISablierComptroller.execute",
    getMinFeeUSDFor: "ISablierComptroller.getMinFeeUSDFor",
  },
  formulas: {
    "⎧ s, block timestamp < cliff time f(x) = ⎨ ⎩ x * sa + s + c, block timestamp >= cliff time": String.raw`f(x) = \begin{cases} s & \text{block timestamp} < \text{cliff time} \\ x \cdot sa + s + c & \text{block timestamp} \ge \text{cliff time} \end{cases}`,
    "⌊time elapsed / granularity⌋ * granularity x = －－－－－－－－－－－－－－－－－－－－－－－－－ streamable time": String.raw`x = \frac{\lfloor \text{time elapsed} / \text{granularity} \rfloor \cdot \text{granularity}}{\text{streamable time}}`,
    "⎧ deposited, block timestamp >= end time OR latest price >= target price f(x) = ⎨ ⎩ 0, otherwise": String.raw`f(x) = \begin{cases} \text{deposited} & \text{block timestamp} \ge \text{end time, or latest price} \ge \text{target price} \\ 0 & \text{otherwise} \end{cases}`,
  },
};
