export { Deployments } from "./Deployments";
export { ChainChange, DeploymentCount, DeploymentTable } from "./DeploymentTable";
export { FormerDeployments } from "./FormerDeployments";
export { DeploymentFilter } from "./DeploymentFilter";
