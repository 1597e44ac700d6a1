import { SEARCH_MAX } from '#contract/search/search-results.ts';
import { Button } from '../ui/Button.tsx';

type FinderProps = {
  action: string;
  q: string;
  label: string;
  button: string;
};

export const Finder = ({ action, q, label, button }: FinderProps) => (
  <search>
    <form className="finder" method="get" action={action}>
      <label className="sr" htmlFor="search-q">
        {label}
      </label>
      <input id="search-q" type="search" name="q" defaultValue={q} maxLength={SEARCH_MAX} autoComplete="off" />
      <Button type="submit" variant="brand" icon="search">
        {button}
      </Button>
    </form>
  </search>
);
