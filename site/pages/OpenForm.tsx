import type { ComponentProps } from 'react';
import { pageAddress } from '../language/t.ts';
import { Button } from '../ui/Button.tsx';

type OpenFormProps = ComponentProps<typeof Button> & {
  /** The page with the form, and the form's place on it. */
  page: string;
  /** The search parameter that asks the server for the page with its form open. */
  parameter: string;
};

/** The button that opens a page's form: with `onClick` where the application runs, by asking the server where it does not. */
export const OpenForm = ({ page, parameter, ...button }: OpenFormProps) => (
  <form method="get" action={pageAddress(page)}>
    <Button {...button} type="submit" name={parameter} value="1" data-app="intent" />
  </form>
);
