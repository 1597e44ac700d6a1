/** Mail programs fetch no fonts, so these must be installed or have a similar fallback. */
const SERIF = "Besley,Rockwell,'Roboto Slab',Georgia,serif";
const SANS = "'Atkinson Hyperlegible Next','Atkinson Hyperlegible',Verdana,'Segoe UI',Helvetica,Arial,sans-serif";

const INK = '#0b2624';
const SOFT_INK = '#3d4a43';

export const styles = {
  charity: `margin:0;font:700 22px/26px ${SERIF};letter-spacing:1px;text-transform:uppercase;color:#ffe596;overflow-wrap:anywhere`,
  title: `margin:0 0 16px;font:700 30px/36px ${SERIF};color:${INK};overflow-wrap:anywhere`,
  heading: `margin:8px 0 12px;font:700 20px/26px ${SERIF};color:${INK};overflow-wrap:anywhere`,
  paragraph: `margin:0 0 16px;font:400 18px/28px ${SANS};color:${SOFT_INK};overflow-wrap:anywhere`,
  slip: `margin:0;font:400 18px/28px ${SANS};color:${INK};overflow-wrap:anywhere`,
  slipStrong: `font:700 30px/38px ${SERIF};letter-spacing:1px`,
  bullet: `padding:0 10px 10px 0;font:400 18px/28px ${SANS};color:${SOFT_INK}`,
  item: `padding:0 0 10px;font:400 18px/28px ${SANS};color:${SOFT_INK};overflow-wrap:anywhere`,
  link: 'color:#1b5a51;word-break:break-word;overflow-wrap:anywhere',
  button: `display:inline-block;padding:14px 26px;font:700 18px/22px ${SANS};color:#ffffff;text-decoration:none`,
  stepLabel: `margin:0;font:700 15px/20px ${SANS};color:${INK}`,
  stepNote: `margin:0;font:400 14px/19px ${SANS};color:${SOFT_INK}`,
  help: 'padding:20px 24px 12px;background:#e9e2f3;border-left:6px solid #75579f',
  helpTitle: `margin:0 0 8px;font:700 22px/28px ${SERIF};color:#33234d;overflow-wrap:anywhere`,
  helpLead: `margin:0 0 12px;font:400 18px/26px ${SANS};color:#33234d`,
  helpName: `padding:8px 0;font:400 16px/22px ${SANS};color:#33234d;border-top:1px solid #d3c5e6`,
  helpNumber: `font:700 22px/32px ${SERIF};color:#33234d`,
  footer: `margin:0 0 8px;font:400 15px/22px ${SANS};color:#cfe0d8;overflow-wrap:anywhere`,
} as const;

export const nightStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 620px) {
  .pad { padding-left: 24px !important; padding-right: 24px !important; }
  .step { display: block !important; width: auto !important; padding: 6px 0 12px 14px !important; border-top: 0 !important; border-left: 6px solid #cbd1c5 !important; }
  .step.done { border-left-color: #1b5a51 !important; }
  .step.now { border-left-color: #f3ba22 !important; }
}
@media (prefers-color-scheme: dark) {
  .bg { background: #0c1715 !important; }
  .sheet { background: #13221f !important; }
  .ink { color: #eef4f0 !important; }
  .ink2 { color: #c2d0c9 !important; }
  .link { color: #96c6b3 !important; }
  .slip { background: #3a2e0c !important; }
  .btn { background: #f08fa9 !important; border-bottom-color: #b84a6b !important; }
  .btna { color: #3a0618 !important; }
  .help { background: #2b1d40 !important; }
  .helpink { color: #e6daf7 !important; border-color: #5a4380 !important; }
  .rule { border-color: #35504a !important; }
  .step.done { border-color: #66aa95 !important; }
  .step.todo { border-color: #6f8b82 !important; }
}
[data-ogsc] .ink { color: #eef4f0 !important; }
[data-ogsc] .ink2 { color: #c2d0c9 !important; }
[data-ogsc] .link { color: #96c6b3 !important; }
[data-ogsc] .helpink { color: #e6daf7 !important; }
[data-ogsb] .help { background: #2b1d40 !important; }
[data-ogsb] .slip { background: #3a2e0c !important; }
`;
