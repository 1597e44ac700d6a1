/**
 * scripts/check-layers.mjs compares every import with this plan. A folder that is not named belongs to the nearest one above
 * it; inside a folder everything may import everything, as long as no circle of files arises.
 */

const contract = ['api/contract'];
const machinery = [
  'api/admission',
  'api/attempts',
  'api/core',
  'api/delivery',
  'api/docs',
  'api/http',
  'api/identity',
  'api/images',
  'api/live',
  'api/mail',
  'api/markdown',
  'api/monitoring',
  'api/review',
  'api/search',
  'api/store',
];
const subjects = [
  'api/analytics',
  'api/assignments',
  'api/audit',
  'api/auth',
  'api/blogs',
  'api/comments',
  'api/containers',
  'api/dashboard',
  'api/digest',
  'api/donations',
  'api/health',
  'api/help',
  'api/languages',
  'api/launch',
  'api/leases',
  'api/letters',
  'api/mail-admin',
  'api/mailbox',
  'api/media',
  'api/messages',
  'api/moderation',
  'api/palette',
  'api/people',
  'api/picture-attachments',
  'api/preferences',
  'api/privacy',
  'api/quarantine',
  'api/runs',
  'api/saved-views',
  'api/settings',
  'api/stops',
  'api/testimonials',
  'api/today',
  'api/tokens',
  'api/urgent',
  'api/webhooks',
];
const outermost = ['api/app', 'api/cli', 'api/control', 'api/demo'];

const serverPackages =
  /^(node:|hono|@hono\/|zod|jose$|sharp$|lowdb$|nodemailer|imapflow$|mailparser$|@node-rs\/argon2$|@zxcvbn-ts\/|@fastify\/busboy$|tar-stream$|pg$|prom-client$|lru-cache$|libphonenumber-js|otpauth$|@simplewebauthn\/server$|linkify-it$|obscenity$|ibantools$|eld\/|hast|mdast|ipaddr\.js$|@messageformat\/parser$|gettext-parser$)/;
const sitePackages =
  /^(react(-dom)?(\/|$)|react-router-dom$|@tanstack\/react-query$|zod\/mini$|recharts$|eventsource-parser|idb$|qr$|@simplewebauthn\/browser$)/;
/** Adds the packages for the Markdown of posts, which no page for visitors may load. */
const adminPackages = new RegExp(`${sitePackages.source}|^(prosemirror-|mdast|diff$)`);
const noPackages = /^$/;

const siteBase = [
  'site/ui',
  'site/client',
  'site/language',
  'site/illustrations',
  'site/icons',
  'site/styles',
  'site/fonts',
];
const siteParts = [
  'site/routing',
  'site/shops',
  'site/layout',
  'site/editing',
  'site/manage-link',
  'site/soft-questions',
  'site/contact',
  'site/help',
  'site/donations',
  'site/testimonials',
];

/** Innermost first. `packages` matches what they may import from outside; `circles: false` also forbids circles of folders. */
export const layers = [
  { folders: contract, may: [], packages: /^(zod\/mini|libphonenumber-js\/max)$/ },
  { folders: ['api/core'], may: contract, packages: /^node:/ },
  { folders: ['api/store'], may: [...contract, 'api/core'], packages: serverPackages },
  { folders: ['api/delivery'], may: [...contract, 'api/core', 'api/store'], packages: /^node:/ },
  {
    folders: machinery.filter((folder) => !['api/core', 'api/store', 'api/delivery'].includes(folder)),
    may: [...contract, ...machinery],
    packages: serverPackages,
  },
  { folders: subjects, may: [...contract, ...machinery, ...subjects], packages: serverPackages, circles: false },
  { folders: ['api/pages'], may: [...contract, ...machinery, ...subjects], packages: serverPackages },
  { folders: outermost, may: ['api', 'package.json'], packages: serverPackages },
  { folders: siteBase, may: [...contract, ...siteBase], packages: sitePackages },
  { folders: siteParts, may: [...contract, ...siteBase, ...siteParts], packages: sitePackages, circles: false },
  { folders: ['site/pages'], may: [...contract, ...siteBase, ...siteParts], packages: sitePackages },
  {
    folders: ['site/admin'],
    may: [...contract, ...siteBase, 'site/editing', 'site/shops', 'site/testimonials'],
    packages: adminPackages,
  },
  { folders: ['site'], may: [...contract, 'site'], packages: sitePackages },
  { folders: ['desktop/bridge'], may: contract, packages: /^zod\/mini$/ },
  { folders: ['desktop/preload'], may: ['desktop/bridge'], packages: /^electron$/ },
  {
    folders: ['desktop/main'],
    may: [...contract, 'desktop/bridge'],
    packages: /^(node:|electron$|electron-updater$|zod\/mini$)/,
  },
  {
    folders: ['desktop/renderer'],
    may: [...contract, 'desktop/bridge', 'site/admin', ...siteBase],
    packages: sitePackages,
  },
  { folders: ['desktop'], may: [], packages: noPackages },
];
