import { ENGLISH } from '#contract/languages/languages.ts';
import { phoneParts } from '#contract/personal-data/phone.ts';
import type { SanitisedHtml } from '#contract/text/sanitised-html.ts';
import type { Block, Inline } from './blocks.ts';
import { type FooterSentence, type Frame, type FrameText, footerOf, PHONE_MARK } from './frame.ts';
import { escapeHtml } from './parse-html.ts';
import { nightStyles, styles } from './styles.ts';

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

const linkHtml = (href: string, label: string): string =>
  `<a class="link" href="${escapeHtml(href)}" style="${styles.link}">${escapeHtml(label || href)}</a>`;

const inLanguage = (lang: string | undefined, html: string) => (lang ? `<span lang="${lang}">${html}</span>` : html);

const inlineHtml = (inline: Inline, strongStyle = ''): string => {
  if (inline.type === 'break') return '<br>';
  if (inline.type === 'link') return linkHtml(inline.href, inline.label);
  const text = inLanguage(inline.lang, escapeHtml(inline.text));
  if (inline.style === 'plain') return text;
  return inline.style === 'strong' && strongStyle
    ? `<strong style="${strongStyle}">${text}</strong>`
    : `<${inline.style}>${text}</${inline.style}>`;
};

const inlinesHtml = (inlines: readonly Inline[], strongStyle = '') =>
  inlines.map((inline) => inlineHtml(inline, strongStyle)).join('');

type Steps = Extract<Block, { type: 'steps' }>['steps'];

const marks: Record<string, string> = { done: '&#10003;', now: '&#9679;' };
const stepColours: Record<string, string> = { done: '#1b5a51', now: '#f3ba22' };

const stepHtml = ({ state, label, note, lang }: Steps[number], width: number): string => {
  const known = state in stepColours ? state : 'todo';
  const style = `vertical-align:top;padding:10px 8px 0 0;border-top:6px solid ${stepColours[known] ?? '#cbd1c5'}`;
  const mark = `<span aria-hidden="true">${marks[known] ?? '&#9675;'} </span>`;
  return `<td class="step ${known}" valign="top" width="${width}%" style="${style}"><p class="ink" style="${styles.stepLabel}">${mark}${inLanguage(lang, escapeHtml(label))}</p><p class="ink2" style="${styles.stepNote}">${inLanguage(note && lang, escapeHtml(note)) || '&nbsp;'}</p></td>`;
};

const buttonHtml = (href: string, label: string, lang?: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="btn" bgcolor="#a81d4b" style="border-radius:8px;background:#a81d4b;border-bottom:4px solid #660e2c"><a class="btna" href="${escapeHtml(href)}" style="${styles.button}">${inLanguage(lang, escapeHtml(label))}</a></td></tr></table>`;

const itemHtml = ({ inlines, number }: { inlines: readonly Inline[]; number?: number }): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="ink2" valign="top" style="${styles.bullet}">${number ? `${number}.` : '&bull;'}</td><td class="ink2" style="${styles.item}">${inlinesHtml(inlines)}</td></tr></table>`;

const blockHtml = (block: Block, at: number): string => {
  switch (block.type) {
    case 'heading':
      return at === 0
        ? `<h1 class="ink" style="${styles.title}">${inlinesHtml(block.inlines)}</h1>`
        : `<h2 class="ink" style="${styles.heading}">${inlinesHtml(block.inlines)}</h2>`;
    case 'paragraph':
      return `<p class="ink2" style="${styles.paragraph}">${inlinesHtml(block.inlines)}</p>`;
    case 'slip':
      return `<table ${TABLE} style="margin:0 0 24px"><tr><td class="slip" bgcolor="#fff2cc" style="padding:18px 24px;background:#fff2cc;border-left:6px solid #f3ba22"><p class="ink" style="${styles.slip}">${inlinesHtml(block.inlines, styles.slipStrong)}</p></td></tr></table>`;
    case 'item':
      return itemHtml(block);
    case 'button':
      return buttonHtml(block.href, block.label);
    case 'rule':
      return '<hr class="rule" style="margin:8px 0 24px;border:0;border-top:1px solid #cbd1c5">';
    case 'steps': {
      const width = Math.floor(100 / Math.max(1, block.steps.length));
      return `<table ${TABLE} style="margin:0 0 24px"><tr>${block.steps.map((step) => stepHtml(step, width)).join('')}</tr></table>`;
    }
    case 'days':
      return block.days.map(({ href, label }) => buttonHtml(href, label, block.lang)).join('');
  }
};

const bandCell = ([width, colour]: readonly [number, string]) =>
  `<td width="${width}%" height="8" bgcolor="${colour}" style="background:${colour};font-size:0;line-height:8px">&nbsp;</td>`;
const band = (
  [
    [42, '#fcd257'],
    [26, '#9278b9'],
    [18, '#8fb96b'],
    [14, '#5c9fc4'],
  ] as const
)
  .map(bandCell)
  .join('');

const frameTextHtml = ({ text, isEnglish }: FrameText, html = escapeHtml(text)): string =>
  inLanguage(isEnglish ? ENGLISH : undefined, html);

const helplinesHtml = ({ helplines }: Frame): string => {
  if (!helplines) return '';
  const { title, lead, lines } = helplines;
  const rows = lines.map(
    ({ name, number, href }) =>
      `<tr><td class="helpink" style="${styles.helpName}">${frameTextHtml(name)}<br><a class="helpink" href="${escapeHtml(href)}" style="${styles.helpNumber}">${escapeHtml(number)}</a></td></tr>`,
  );
  return `<table ${TABLE} style="margin:0 0 28px"><tr><td class="help" bgcolor="#e9e2f3" style="${styles.help}"><h2 class="helpink" style="${styles.helpTitle}">${frameTextHtml(title)}</h2><p class="helpink" style="${styles.helpLead}">${frameTextHtml(lead)}</p><table ${TABLE}>${rows.join('')}</table></td></tr></table>
`;
};

const footerHtml = (frame: Frame): string => {
  const white = (href: string, label: string) =>
    `<a href="${escapeHtml(href)}" style="color:#ffffff">${escapeHtml(label)}</a>`;
  const numbers = phoneParts(frame.phone).map(({ text, href }) => (href ? white(href, text) : escapeHtml(text)));
  const sentence = ({ content, href }: FooterSentence) => {
    const { text } = content;
    const html = href ? white(href, text) : escapeHtml(text).replace(PHONE_MARK, () => numbers.join(''));
    return `${frameTextHtml(content, html)}${href ? '.' : ''}`;
  };
  return footerOf(frame)
    .map((sentences) => `<p style="${styles.footer}">${sentences.map(sentence).join(' ')}</p>`)
    .join('');
};

/** Tables and inline styles, which old mail programs read; no pictures, nothing fetched. Every word is escaped. */
export const htmlPart = (subject: string, blocks: readonly Block[], frame: Frame): SanitisedHtml =>
  `<!doctype html>
<html lang="${frame.language ?? ENGLISH}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(subject)}</title>
<style>${nightStyles}</style>
</head>
<body class="bg" style="margin:0;padding:0;background:#f0f1ea;-webkit-text-size-adjust:100%">
<table ${TABLE} class="bg" bgcolor="#f0f1ea" style="background:#f0f1ea">
<tr><td align="center" style="padding:24px 8px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table ${TABLE} style="max-width:600px;table-layout:fixed">
<tr><td class="pad" bgcolor="#10332f" style="padding:22px 40px 20px;background:#10332f;border-top:8px solid #1b5a51"><p style="${styles.charity}">${escapeHtml(frame.charity)}</p></td></tr>
<tr><td style="font-size:0;line-height:0"><table ${TABLE}><tr>${band}</tr></table></td></tr>
<tr><td class="sheet pad" align="left" bgcolor="#ffffff" style="padding:36px 40px 20px;background:#ffffff">
${helplinesHtml(frame)}${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td class="pad" align="left" bgcolor="#10332f" style="padding:22px 40px 26px;background:#10332f">${footerHtml(frame)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
` as SanitisedHtml;
