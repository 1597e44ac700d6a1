import type { ComponentType, ReactNode } from 'react';
import { trustedContent } from '../ui/trusted-html.ts';
import { Frame } from './Frame.tsx';

const propsOf = (part: Element) =>
  Object.fromEntries([...part.attributes].map(({ name, value }) => [name === 'class' ? 'className' : name, value]));

export const staticPart = (part: Element) => {
  const Tag = part.localName as 'div';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: taken from the page itself, which the server rendered
  return <Tag key={part.localName} {...propsOf(part)} dangerouslySetInnerHTML={{ __html: trustedContent(part) }} />;
};

/** Header and footer do not change for visitors, so their components are not loaded. */
export const staticLayout = (root: Element): ComponentType<{ children: ReactNode }> => {
  const parts = [...root.children];
  const skip = parts.findIndex(({ className }) => className === 'skip');
  const main = parts.findIndex(({ localName }) => localName === 'main');
  const head = parts.slice(skip + 1, main).map(staticPart);
  const foot = parts.slice(main + 1).map(staticPart);
  return ({ children }) => (
    <Frame head={head} foot={foot}>
      {children}
    </Frame>
  );
};
