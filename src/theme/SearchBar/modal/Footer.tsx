import { memo, type ReactNode } from "react";

interface FooterProps {
  /** Whether the hosted service answers, which asks to be named. */
  isHosted: boolean;
}

/** The keys of the modal, and whose index it searches. Letters do not render it again. It exists with JavaScript only. */
export default memo(function Footer({ isHosted }: FooterProps): ReactNode {
  return (
    <footer className="DocSearch-Footer">
      {isHosted && (
        <div className="DocSearch-Logo">
          <a
            className="DocSearch-Label"
            href={`https://www.algolia.com/ref/docsearch/?utm_source=${window.location.hostname}&utm_medium=referral&utm_content=powered_by&utm_campaign=docsearch`}
            target="_blank"
            rel="noopener noreferrer"
          >
            Search by Algolia
          </a>
        </div>
      )}
      <ul className="DocSearch-Commands">
        <li>
          {key("Enter key", <path d="M12 3.500V6a2 2 0 0 1-2 2H3.500M6 5.500 3.500 8 6 10.500" />)}
          <span className="DocSearch-Label">to select</span>
        </li>
        <li>
          {key("Arrow down", <path d="M7.500 3.500v8M4.500 8.500l3 3 3-3" />)}
          {key("Arrow up", <path d="M7.500 11.500v-8M4.500 6.500l3-3 3 3" />)}
          <span className="DocSearch-Label">to navigate</span>
        </li>
        <li>
          {key(
            "Escape key",
            <text
              x="7.5"
              y="10"
              textAnchor="middle"
              fontSize="8"
              fontWeight="600"
              fill="currentColor"
              stroke="none"
            >
              esc
            </text>,
          )}
          <span className="DocSearch-Label">to close</span>
        </li>
      </ul>
    </footer>
  );
});

const key = (name: string, sign: ReactNode) => (
  <kbd className="DocSearch-Commands-Key">
    <svg
      width="15"
      height="15"
      role="img"
      aria-label={name}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {sign}
    </svg>
  </kbd>
);
