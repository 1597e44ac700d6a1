import { isValidElement, type ReactElement, type ReactNode } from 'react';

export const inSpan = (shown: ReactNode): ReactElement => (isValidElement(shown) ? shown : <span>{shown}</span>);
