import { type ReactNode } from "react";
import { magnifier } from "../icons";
import { cross, spinner } from "./icons";
import { type useAutocomplete } from "./useAutocomplete";

type SearchFieldProps = Pick<
  ReturnType<typeof useAutocomplete>,
  "autocomplete" | "state" | "inputProps" | "ask"
> & { onClose(): void };

/** The modal's input, with a button that clears it and, on a phone, one that closes the search. It exists with JavaScript only. */
export default function SearchField({
  autocomplete,
  state,
  inputProps,
  ask,
  onClose,
}: SearchFieldProps): ReactNode {
  const hasList = state.isOpen && state.collections.length > 0;
  return (
    <header className="DocSearch-SearchBar">
      <form className="DocSearch-Form" onSubmit={(event) => event.preventDefault()}>
        <label className="DocSearch-MagnifierLabel" {...autocomplete.getLabelProps()}>
          {magnifier}
          <span className="DocSearch-VisuallyHiddenForAccessibility">Search</span>
        </label>
        <div className="DocSearch-LoadingIndicator">{spinner}</div>
        <input
          {...inputProps}
          className="DocSearch-Input"
          role="combobox"
          aria-haspopup="listbox"
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? inputProps["aria-controls"] : undefined}
        />
        <button
          type="button"
          className="DocSearch-Reset"
          title="Clear the query"
          aria-label="Clear the query"
          hidden={!state.query}
          onClick={() => ask("")}
        >
          {cross}
        </button>
      </form>
      <button type="button" className="DocSearch-Cancel" onClick={onClose}>
        Cancel
      </button>
    </header>
  );
}
