export { Deployments, type DeploymentsProps } from "./Deployments";
export { ChainChange, DeploymentCount, DeploymentTable, type Network } from "./DeploymentTable";
export { FormerDeployments } from "./FormerDeployments";
export { DeploymentFilter } from "./DeploymentFilter";
