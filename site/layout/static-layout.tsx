import type { ComponentType, ReactNode } from 'react';
import { Frame } from './Frame.tsx';

const propsOf = (part: Element) =>
  Object.fromEntries([...part.attributes].map(({ name, value }) => [name === 'class' ? 'className' : name, value]));

/** A part of the page that stays as the server sent it. */
const StaticPart = ({ part }: { part: Element }) => {
  const Tag = part.localName as 'div';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: taken from the page itself, which the server rendered
  return <Tag {...propsOf(part)} dangerouslySetInnerHTML={{ __html: part.innerHTML }} />;
};

const staticParts = (parts: readonly Element[]) => parts.map((part) => <StaticPart key={part.localName} part={part} />);

/** The layout for visitors: nothing in header and footer changes for them, so their components are not loaded. */
export const staticLayout = (root: Element): ComponentType<{ children: ReactNode }> => {
  const parts = [...root.children];
  const skip = parts.findIndex(({ className }) => className === 'skip');
  const main = parts.findIndex(({ localName }) => localName === 'main');
  const [head, foot] = [parts.slice(skip + 1, main), parts.slice(main + 1)];
  return ({ children }) => (
    <Frame head={staticParts(head)} foot={staticParts(foot)}>
      {children}
    </Frame>
  );
};
