// Component tests wait for what they look for. The default of one second is too short for the first import of a tool's
// data while other tests use all cores.
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 30_000 });
}

export {};
