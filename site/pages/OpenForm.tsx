import type { ComponentProps } from 'react';
import { pageAddress } from '../language/t.ts';
import { Button } from '../ui/Button.tsx';

type OpenFormProps = ComponentProps<typeof Button> & {
  page: string;
  parameter: string;
};

export const OpenForm = ({ page, parameter, ...button }: OpenFormProps) => (
  <form method="get" action={pageAddress(page)}>
    <Button {...button} type="submit" name={parameter} value="1" data-app="intent" />
  </form>
);
