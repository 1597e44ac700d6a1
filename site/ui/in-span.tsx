import { isValidElement, type ReactElement, type ReactNode } from 'react';

/** A text in an element of its own; what is an element stays as it is. */
export const inSpan = (shown: ReactNode): ReactElement => (isValidElement(shown) ? shown : <span>{shown}</span>);
