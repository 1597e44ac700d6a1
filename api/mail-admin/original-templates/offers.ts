import type { MailWords } from '#contract/mail-admin/mail-templates.ts';

const SLIP = '> Your reference\\\n> **{{reference}}**';
const OWN_PAGE = `## Your own page

See where it stands, add photos, or withdraw. Whoever has this link can do so, so keep it to yourself.

[See Your Donation]({{manageLink}})`;

export const offerWords = {
  'offer-received': {
    subject: 'We have your offer: {{reference}}',
    body: `# Thank you

We have your offer. A colleague reads it, and we will contact you within 2–3 business days: please keep everything until then.

${SLIP}

{{steps}}

## What you offered

{{item}}, in {{condition}} condition.

${OWN_PAGE}

Was this not you? Ring us, and we take it off our list.`,
  },
  'offer-approved-pickup': {
    subject: 'Yes, please: {{reference}}',
    body: `# We would love it, {{firstName}}

We have looked at your offer, and we can use it. We will ring or write to agree a day on which our van collects it.

${SLIP}

{{steps}}

## Until then

Please keep it dry, and near the door if you can. If it goes to somebody else first, tell us on your page.

[See Your Donation]({{manageLink}})`,
  },
  'offer-approved-drop-off': {
    subject: 'Yes, please: {{reference}}',
    body: `# We would love it, {{firstName}}

We have looked at your offer, and we can use it. Bring it to the shop that suits you, in opening hours.

${SLIP}

## Our shops

{{shops}}

Tell them your reference at the counter. If you cannot come after all, withdraw on your page.

[See Your Donation]({{manageLink}})`,
  },
  'offer-declined': {
    subject: 'About your offer {{reference}}',
    body: `# Thank you for offering it, {{firstName}}

We have looked at your offer, and we cannot take it. {{reason}}

Other things are welcome: chairs, lamps, books, a coat.

${SLIP}

Your page stays where it was:

[See Your Donation]({{manageLink}})`,
  },
  'days-offered': {
    subject: 'Choose a day: {{reference}}',
    body: `# Which day suits you, {{firstName}}?

The van can come on any of these days. Choose one, and it is kept for you at once.

{{days}}

None of these suit? Ask for another day on your page, or ring us on {{phone}}.

[See Your Donation]({{manageLink}})

Other people are choosing, too: a day can go, and the page shows you what is left.

${SLIP}`,
  },
  'day-agreed': {
    subject: 'Agreed: {{day}}',
    body: `# See you then, {{firstName}}

Our van comes on **{{day}}** to {{address}}.

Somebody has to be at home. It takes about ten minutes.

${SLIP}

If something comes up, tell us on your page or ring us on {{phone}}.

[See Your Donation]({{manageLink}})`,
  },
  'day-reminder': {
    subject: 'Tomorrow: {{day}}',
    body: `# Tomorrow we come by, {{firstName}}

Our van comes on **{{day}}** to {{address}}. Please have everything near the door if you can.

${SLIP}

Does it not suit any more? Ring us on {{phone}}, so that the van does not come for nothing.

[See Your Donation]({{manageLink}})`,
  },
  'day-changed': {
    subject: 'Your collection has changed: {{reference}}',
    body: `# We are sorry, {{firstName}}

{{change}}

Your donation is as welcome as before. Your page shows where it stands and what comes next.

[See Your Donation]({{manageLink}})

${SLIP}

If you would rather talk to somebody, ring us on {{phone}}.`,
  },
  'day-missed': {
    subject: 'We called, and nobody was there: {{reference}}',
    body: `# Sorry we missed you, {{firstName}}

Our van was at {{address}} on **{{called}}**, and nobody was there.

Your donation is as welcome as before. On your page you can choose another day, or tell us when somebody is at home.

[See Your Donation]({{manageLink}})

${SLIP}

If you would rather talk to somebody, ring us on {{phone}}.`,
  },
  'day-asked': {
    subject: 'We are looking for another day: {{reference}}',
    body: `# We have your note, {{firstName}}

You asked for another day, and we will ring or write to you. A day that was agreed before is cancelled: the van will not come then.

[See Your Donation]({{manageLink}})

${SLIP}`,
  },
  'offer-withdrawn': {
    subject: 'Withdrawn: {{reference}}',
    body: `# It is off our list, {{firstName}}

You have withdrawn your offer, and nobody will call. Thank you for thinking of us.

${SLIP}

If a day was agreed, a file comes with this email that takes it out of your calendar. Was it not you who withdrew it? Ring us on {{phone}}.`,
  },
  'offer-collected': {
    subject: 'Thank you, {{firstName}}',
    body: `# It has arrived, {{firstName}}

Your donation is with us now. What it fetches in the shop pays for lifts to hospital, for the weekly shop, and for somebody to talk to.

Thank you from all of us at {{charity}}.

${SLIP}`,
  },
  'offer-letter': {
    subject: 'About your offer {{reference}}',
    body: `# Dear {{firstName}}

{{message}}

Please answer by phone, {{phone}}, or add photos on your page.

[See Your Donation]({{manageLink}})

${SLIP}`,
  },
} satisfies Record<string, MailWords>;
