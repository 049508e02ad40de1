// #region abi
import { release } from "sablier/evm/releases/lockup/v4.0";

export const abi = release.abi.SablierLockup;
// #endregion abi
