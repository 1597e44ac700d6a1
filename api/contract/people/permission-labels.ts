import type { Permission } from '../roles.ts';

export const permissionLabels: Record<Permission, string> = {
  decide: 'see and decide testimonials, donations and messages',
  plan: 'plan the van’s runs and offer days to donors',
  drive: 'see their own runs, from the evening before',
  publish: 'write and publish posts, and look after pictures',
  'edit-pages': 'change the texts, pictures and translations of pages',
  export: 'download lists with people’s names',
  delete: 'delete submissions for good',
  analytics: 'see figures',
  settings: 'change the settings: shops, vans, mails, review rules, languages',
  privacy: 'answer data requests and erase personal data',
  people: 'invite colleagues and change what they may do',
  security: 'decide who needs a second step to sign in',
  connections: 'connect other programs and the mail server',
  audit: 'read the audit log',
};
