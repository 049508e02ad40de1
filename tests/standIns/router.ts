/** Returns the place where the test's window is. */
export const useLocation = () => {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash };
};
