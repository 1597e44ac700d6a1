import { analyticsRoutes } from '../analytics/routes.ts';
import { assignmentRoutes } from '../assignments/routes.ts';
import { auditRoutes } from '../audit/routes.ts';
import { factorRoutes } from '../auth/factor-routes.ts';
import { passkeyRoutes } from '../auth/passkey-routes.ts';
import { authRoutes } from '../auth/routes.ts';
import { sessionRoutes } from '../auth/session-routes.ts';
import { blogRoutes } from '../blogs/routes.ts';
import { commentRoutes } from '../comments/routes.ts';
import { contentRoutes } from '../containers/content-routes.ts';
import { imageContainerRoutes } from '../containers/image-routes.ts';
import { textContainerRoutes } from '../containers/text-routes.ts';
import { dashboardRoutes } from '../dashboard/routes.ts';
import { bulkDonationRoutes } from '../donations/bulk-routes.ts';
import { donationExportRoutes } from '../donations/export-routes.ts';
import { donationLinkRoutes } from '../donations/manage-link-routes.ts';
import { donationRoutes } from '../donations/routes.ts';
import { healthRoutes } from '../health/routes.ts';
import { helpRoutes } from '../help/routes.ts';
import type { Route } from '../http/route.ts';
import { languageRoutes } from '../languages/routes.ts';
import { launchRoutes } from '../launch/routes.ts';
import { letterRoutes } from '../letters/routes.ts';
import { liveRoutes } from '../live/routes.ts';
import { mailRoutes } from '../mail-admin/routes.ts';
import { mailboxRoutes } from '../mailbox/routes.ts';
import { mediaRoutes } from '../media/routes.ts';
import { messageRoutes } from '../messages/routes.ts';
import { ownDecisionRoutes } from '../moderation/routes.ts';
import { searchRoutes } from '../pages/search-routes.ts';
import { findRoutes } from '../palette/routes.ts';
import { peopleRoutes } from '../people/routes.ts';
import { preferenceRoutes } from '../preferences/routes.ts';
import { dataRequestRoutes } from '../privacy/request-routes.ts';
import { privacyRoutes } from '../privacy/routes.ts';
import { quarantineRoutes } from '../quarantine/routes.ts';
import { calendarRoutes } from '../runs/calendar-routes.ts';
import { driverRoutes } from '../runs/driver-routes.ts';
import { planningRoutes } from '../runs/planning-routes.ts';
import { viewRoutes } from '../saved-views/routes.ts';
import { settingsRoutes } from '../settings/routes.ts';
import { bulkTestimonialRoutes } from '../testimonials/bulk-routes.ts';
import { testimonialExportRoutes } from '../testimonials/export-routes.ts';
import { manageLinkRoutes } from '../testimonials/manage-link-routes.ts';
import { testimonialRoutes } from '../testimonials/routes.ts';
import { todayRoutes } from '../today/routes.ts';
import { tokenRoutes } from '../tokens/routes.ts';
import { urgentRoutes } from '../urgent/routes.ts';
import { webhookRoutes } from '../webhooks/routes.ts';

export const routes: Route[] = [
  ...authRoutes,
  ...factorRoutes,
  ...sessionRoutes,
  ...passkeyRoutes,
  ...assignmentRoutes,
  ...commentRoutes,
  ...viewRoutes,
  ...preferenceRoutes,
  ...bulkTestimonialRoutes,
  ...testimonialExportRoutes,
  ...testimonialRoutes,
  ...manageLinkRoutes,
  ...bulkDonationRoutes,
  ...donationExportRoutes,
  ...donationLinkRoutes,
  ...donationRoutes,
  ...messageRoutes,
  ...helpRoutes,
  ...letterRoutes,
  ...urgentRoutes,
  ...planningRoutes,
  ...calendarRoutes,
  ...driverRoutes,
  ...textContainerRoutes,
  ...contentRoutes,
  ...imageContainerRoutes,
  ...settingsRoutes,
  ...languageRoutes,
  ...launchRoutes,
  ...blogRoutes,
  ...searchRoutes,
  ...dashboardRoutes,
  ...todayRoutes,
  ...ownDecisionRoutes,
  ...findRoutes,
  ...mediaRoutes,
  ...analyticsRoutes,
  ...peopleRoutes,
  ...tokenRoutes,
  ...webhookRoutes,
  ...auditRoutes,
  ...privacyRoutes,
  ...dataRequestRoutes,
  ...liveRoutes,
  ...quarantineRoutes,
  ...healthRoutes,
  ...mailRoutes,
  ...mailboxRoutes,
];
