import '../styles/every-screen.css';
import '../styles/forms.css';
import '../styles/admin/badges.css';
import '../styles/admin/pictures.css';
import './gallery.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';

const copied = (rules: CSSRuleList): string =>
  [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) {
        if (!/:hover|:focus-visible/.test(rule.selectorText)) return '';
        return rule.cssText.replaceAll(':hover', '.as-hover').replaceAll(':focus-visible', '.as-focus');
      }
      if (!(rule instanceof CSSGroupingRule)) return '';
      const inside = copied(rule.cssRules);
      return inside && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inside}}`;
    })
    .join('\n');

/**
 * Copies every rule for `:hover` and `:focus-visible` to the classes `as-hover` and `as-focus`, so that the gallery can
 * show these states without a pointer. A rule nested in another style rule is left out.
 */
const forcedStates = (sheets: Iterable<CSSStyleSheet>): string =>
  [...sheets].map((sheet) => copied(sheet.cssRules)).join('\n');

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
  const style = document.createElement('style');
  style.textContent = forcedStates(document.styleSheets);
  document.head.append(style);
}
