import type { MailWords } from '#contract/mail-admin/mail-templates.ts';

const SLIP = '> Your reference\\\n> **{{reference}}**';
const OWN_PAGE = `## Your own page

See how your offer is getting on, add photos or withdraw it. Anyone who has this link can do this, so keep it private.

[See Your Donation]({{manageLink}})`;

export const offerWords = {
  'offer-received': {
    subject: 'We have your offer: {{reference}}',
    body: `# Thank you

We have your offer. One of our team will read it, and we will contact you within 2-3 business days. Please keep everything until then.

${SLIP}

{{steps}}

## What you offered

{{item}}, in {{condition}} condition.

${OWN_PAGE}

If this was not you, ring us and we will take it off our list.`,
  },
  'offer-approved-pickup': {
    subject: 'Yes, please: {{reference}}',
    body: `# We would love to have it, {{firstName}}

We have looked at your offer, and we can use it. We will ring or write to you to agree a day for our van to collect it.

${SLIP}

{{steps}}

## Until then

Please keep it dry, and near the door if you can. If it goes to somebody else first, tell us on your page.

[See Your Donation]({{manageLink}})`,
  },
  'offer-approved-drop-off': {
    subject: 'Yes, please: {{reference}}',
    body: `# We would love to have it, {{firstName}}

We have looked at your offer, and we can use it. Please bring it to any of our shops during opening hours.

${SLIP}

## Our shops

{{shops}}

Give your reference at the counter. If you cannot come after all, please withdraw your offer on your page.

[See Your Donation]({{manageLink}})`,
  },
  'offer-declined': {
    subject: 'About your offer {{reference}}',
    body: `# Thank you for offering it, {{firstName}}

We have looked at your offer, and we are sorry that we cannot take it. {{reason}}

We are always glad of other things, such as chairs, lamps, books or a coat.

${SLIP}

You can still open your page:

[See Your Donation]({{manageLink}})`,
  },
  'days-offered': {
    subject: 'Choose a day: {{reference}}',
    body: `# Which day suits you, {{firstName}}?

The van can come on any of these days. Choose one, and we will keep it for you straight away.

{{days}}

None of these suit? Ask for another day on your page, or ring us on {{phone}}.

[See Your Donation]({{manageLink}})

Other people are choosing too, so a day may fill up. Your page shows which days are left.

${SLIP}`,
  },
  'day-agreed': {
    subject: 'Agreed: {{day}}',
    body: `# See you then, {{firstName}}

Our van will come to {{address}} on **{{day}}**.

Please make sure that somebody is at home. It takes about ten minutes.

${SLIP}

If something comes up, tell us on your page or ring us on {{phone}}.

[See Your Donation]({{manageLink}})`,
  },
  'day-reminder': {
    subject: 'Tomorrow: {{day}}',
    body: `# We are coming tomorrow, {{firstName}}

Our van will come to {{address}} on **{{day}}**. Please have everything near the door if you can.

${SLIP}

If that no longer suits you, please ring us on {{phone}}, so that the van does not come for nothing.

[See Your Donation]({{manageLink}})`,
  },
  'day-changed': {
    subject: 'Your collection has changed: {{reference}}',
    body: `# We are sorry, {{firstName}}

{{change}}

We would still love to have your donation. Your page shows what happens next.

[See Your Donation]({{manageLink}})

${SLIP}

If you would rather talk to somebody, ring us on {{phone}}.`,
  },
  'day-missed': {
    subject: 'We called, and nobody was there: {{reference}}',
    body: `# Sorry we missed you, {{firstName}}

Our van was at {{address}} on **{{called}}**, and nobody was there.

We would still love to have your donation. On your page you can choose another day, or tell us when somebody will be at home.

[See Your Donation]({{manageLink}})

${SLIP}

If you would rather talk to somebody, ring us on {{phone}}.`,
  },
  'day-asked': {
    subject: 'We are looking for another day: {{reference}}',
    body: `# We have your note, {{firstName}}

You asked for another day. We will ring or write to you to find one. If we had agreed a day before, it is cancelled, and the van will not come then.

[See Your Donation]({{manageLink}})

${SLIP}`,
  },
  'offer-withdrawn': {
    subject: 'Withdrawn: {{reference}}',
    body: `# It is off our list, {{firstName}}

You have withdrawn your offer, and nobody will call. Thank you for thinking of us.

${SLIP}

If we had agreed a day, the file with this email takes it out of your calendar. If it was not you who withdrew the offer, please ring us on {{phone}}.`,
  },
  'offer-collected': {
    subject: 'Thank you, {{firstName}}',
    body: `# It has arrived, {{firstName}}

Your donation is with us now. What it raises in the shop pays for lifts to hospital, the weekly shop and somebody to talk to.

Thank you from all of us at {{charity}}.

${SLIP}`,
  },
  'offer-letter': {
    subject: 'About your offer {{reference}}',
    body: `# Dear {{firstName}}

{{message}}

You can answer by phone on {{phone}}, or add photos on your page.

[See Your Donation]({{manageLink}})

${SLIP}`,
  },
} satisfies Record<string, MailWords>;
