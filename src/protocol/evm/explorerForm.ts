/** Name of the field for the native tokens that a payable function takes, as block explorers show it. */
export const VALUE_FIELD = "payableAmount (ether)";
