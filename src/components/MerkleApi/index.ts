export * from "./MerkleApi";
