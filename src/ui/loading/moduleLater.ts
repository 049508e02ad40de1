import { useEffect, useState } from "react";

/** What a component has of a module that it may not have loaded yet. */
export interface ModuleLater<Module> {
  /** Nothing until it is there. */
  readonly module: Module | undefined;
  readonly hasFailed: boolean;
  /** Loads it again after a failure. */
  readonly retry: () => void;
}

/**
 * Returns how to load a module when it is first needed, for code that a form needs only once something is in it. After a
 * failure, `retry` or the next component that needs it loads it again.
 *
 * @param load the `import()` of the module
 */
export function loadModuleLater<Module>(load: () => Promise<Module>) {
  let loaded: Module | undefined;
  const fetchModule = async (): Promise<Module> => (loaded ??= await load());
  return {
    /** Loads it ahead, for example when a field gets the focus. A failure shows where the module is needed. */
    loadAhead: (): void => void fetchModule().catch(() => undefined),
    load: fetchModule,
    /** Returns the module, and loads it if it is needed. */
    useModule(isNeeded: boolean): ModuleLater<Module> {
      const [module, setModule] = useState(() => loaded);
      const [attempt, setAttempt] = useState(0);
      const [failed, setFailed] = useState<number>();
      useEffect(() => {
        if (module || !isNeeded) return undefined;
        let isWanted = true;
        fetchModule().then(
          (found) => {
            if (isWanted) setModule(() => found);
          },
          () => {
            if (isWanted) setFailed(attempt);
          },
        );
        return () => {
          isWanted = false;
        };
      }, [attempt, isNeeded, module]);
      return { module, hasFailed: failed === attempt, retry: () => setAttempt(attempt + 1) };
    },
  };
}
