import { type CSSProperties, createElement, useMemo } from 'react';
import type { MailPreview } from '#contract/mail-admin/mail-templates.ts';
import type { SanitisedHtml } from '#contract/text/sanitised-html.ts';
import type { Elements } from '../../../ui/elements.ts';
import { trustedHtml } from '../../../ui/trusted-html.ts';

const SHOWN = new Set('table tbody tr td p h1 h2 a strong em code span br hr'.split(' '));

/** Carries styles while the mail is read, as the page's policy refuses inline ones in HTML. */
const STYLE = 'data-style';

const TABLE_PARTS = new Set(['TABLE', 'TBODY', 'TR']);

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Properties that the mail sets anew on a narrow screen, where the portal's own style sheet does. */
const setByWidth: Record<string, readonly string[]> = { pad: ['padding'], step: ['padding', 'border-top', 'width'] };

const styleOf = (element: Element, omitted: readonly string[]): CSSProperties =>
  Object.fromEntries(
    (element.getAttribute(STYLE) ?? '').split(';').flatMap((rule) => {
      const at = rule.indexOf(':');
      return at > 0 && !omitted.includes(rule.slice(0, at).trim())
        ? [[camel(rule.slice(0, at).trim()), rule.slice(at + 1).trim()]]
        : [];
    }),
  );

/** Drops the addresses of links, so that trying them leads nowhere. */
const shown = (node: Node, isNarrow: boolean, key: number): Elements => {
  // Between the rows of a table HTML has line breaks, which mean nothing.
  if (node.nodeType === Node.TEXT_NODE)
    return TABLE_PARTS.has(node.parentNode?.nodeName ?? '') ? null : <span key={key}>{node.textContent}</span>;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  if (!SHOWN.has(tag)) return null;
  const omitted = isNarrow ? [...node.classList].flatMap((name) => setByWidth[name] ?? []) : [];
  const width = omitted.includes('width') ? null : node.getAttribute('width');
  const style = { ...styleOf(node, omitted), ...(width?.endsWith('%') && { width }) };
  const role = tag === 'table' ? { role: 'presentation' } : {};
  // The mail's own class names mean something else in the portal.
  const names = [...node.classList, ...(tag === 'a' ? ['a'] : [])].map((name) => `mail-${name}`);
  const hidden = node.hasAttribute('aria-hidden') ? { 'aria-hidden': true } : {};
  const attributes = { key, style, className: names.join(' ') || undefined, ...role, ...hidden };
  const name = tag === 'a' ? 'span' : tag;
  if (tag === 'br' || tag === 'hr') return createElement(name, attributes);
  return createElement(name, attributes, ...[...node.childNodes].map((child, at) => shown(child, isNarrow, at)));
};

export const MailView = ({ preview, as }: { preview: MailPreview; as: 'desktop' | 'phone' | 'text' }) => {
  const content = useMemo(() => {
    const bare = preview.html
      .replace(/<style>.*?<\/style>/s, '')
      .replaceAll(' style="', ` ${STYLE}="`) as SanitisedHtml;
    const html = trustedHtml(bare) as unknown as string;
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return [...body.childNodes].map((node, at) => shown(node, as === 'phone', at));
  }, [preview.html, as]);
  if (as === 'text') return <pre className="mailtext">{`Subject: ${preview.subject}\n\n${preview.text}`}</pre>;
  return (
    <div className={as === 'phone' ? 'phoneframe' : undefined}>
      <article className={`mailview mailview--${as}`} aria-label="The mail as it is read">
        <p className="mailview__top">
          <b>{preview.subject}</b>
        </p>
        <div className="mailview__body">{content}</div>
      </article>
    </div>
  );
};
