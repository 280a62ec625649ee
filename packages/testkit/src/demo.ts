import { jobHandlers } from '@roadworthy/server/registry.ts';
import type { Platform } from '@roadworthy/server/kernel/platform.ts';
import { sumVisits } from '@roadworthy/server/reporting/sum-visits.ts';
import { connectDemoDevices } from './demo-devices.ts';
import { demoEnds, demoReturn, demoRewrite, endPolicy, reinstatePolicy, rewritePolicy } from './demo-ends.ts';
import { actOn, enquire, goElsewhere, joinWaitlist, refuseByName, stopThere } from './demo-acts.ts';
import { type Backend, openBackend } from './backend.ts';
import { changePolicy, demoChanges } from './demo-changes.ts';
import { demoClaims, type DemoDesk, handleClaim, reportClaim, reporterOfClaim } from './demo-claims.ts';
import { demoBook, factsOnDay } from './demo-book.ts';
import { checkDemoPeople, requireDemoChecks, withdrawDemoProduct, resumeAll } from './demo-checks.ts';
import { demoTasks, writeTask } from './demo-diary.ts';
import { collectUntil, demoInstalments, demoNewCard, payWithNewCard } from './demo-instalments.ts';
import { drawDemoIncidents } from './demo-incidents.ts';
import { askForPhotos, demoInspections, sendPhotos } from './demo-inspections.ts';
import { decideRenewal, demoDecisions, demoEndings } from './demo-renewals.ts';
import { demoReferrals } from './demo-referrals.ts';
import { demoEnquiries, demoExternalQuotes, demoMoratoriums, demoRestrictions, demoWaitlist } from './demo-leads.ts';
import { addDemoCast, type DemoCast } from './demo-people.ts';
import { addEarlierRates, releaseForNewBusiness } from './demo-rates.ts';
import { writeDemoQuestions } from './demo-questions.ts';
import { writeDemoRules } from './demo-rules.ts';
import { demoVisitDays, visitCheckout } from './demo-visits.ts';

const dayMs = 86_400_000;

type DemoDay = { readonly daysAgo: number; readonly happens: (at: Date) => Promise<void> };

/** The jobs of every day, in their order. */
const daily = [
  ...(['expire-quotes', 'expire-referrals', 'activate-policies', 'cancel-policies', 'expire-policies'] as const),
  ...(['apply-proposals', 'create-renewals', 'advance-renewals'] as const),
  ...(['announce-non-renewals', 'run-inspections', 'tend-diary'] as const),
];

/** What happened, oldest first. */
function storyOf(backend: Backend, cast: DemoCast, end: Date): readonly DemoDay[] {
  const agents = { dana: backend.as(cast.dana), pete: backend.as(cast.pete) };
  const underwriter = backend.as(cast.uma);
  const quotes = [...demoBook, ...demoReferrals, ...demoEndings(end), ...demoInstalments(end)].map(
    (demoQuote, place): DemoDay => ({
      daysAgo: demoQuote.daysAgo,
      async happens(at) {
        const { scenario, agent, act } = demoQuote;
        const { quoteId } = await scenario(backend, factsOnDay(demoQuote, place, at), agent && agents[agent]);
        if (act) await actOn(quoteId, act, { agent: agents[agent ?? 'dana'], underwriter });
      },
    }),
  );
  const waiting = demoWaitlist.map(({ daysAgo, ...wanted }): DemoDay => ({
    daysAgo,
    happens: () => joinWaitlist(backend.anonymous(), wanted),
  }));
  const meeting = { agent: agents.dana, visitor: backend.anonymous() };
  const elsewhere = demoExternalQuotes.map(({ daysAgo, ...wanted }): DemoDay => ({
    daysAgo,
    happens: () => goElsewhere(meeting, wanted),
  }));
  const asking = demoEnquiries.map(({ daysAgo, ...requested }): DemoDay => ({
    daysAgo,
    happens: () => enquire(meeting, requested),
  }));
  const refusing = demoRestrictions.map(({ daysAgo, ...wanted }): DemoDay => ({
    daysAgo,
    happens: () => refuseByName(underwriter, cast.cascade.organizationId, wanted),
  }));
  const stopping = demoMoratoriums.map(({ daysAgo, ...wanted }): DemoDay => ({
    daysAgo,
    happens: (at) => stopThere(underwriter, cast.cascade.organizationId, at, wanted),
  }));
  const planning = demoTasks.map((task): DemoDay => ({
    daysAgo: task.daysAgo,
    happens: (at) => writeTask(agents.dana, cast.cascade.organizationId, at, task),
  }));
  const ending = demoEnds.map(({ daysAgo, ...end }): DemoDay => ({
    daysAgo,
    async happens(at) {
      await endPolicy(agents[end.agent], at, { daysAgo, ...end });
      await jobHandlers(backend.platform)['pay-refunds']?.({});
      await resumeAll(backend, 'pay_refund');
    },
  }));
  const returning: DemoDay = {
    daysAgo: demoReturn.daysAgo,
    happens: (at) => reinstatePolicy(backend, agents[demoReturn.agent], at),
  };
  const rewriting: DemoDay = {
    daysAgo: demoRewrite.daysAgo,
    happens: () => rewritePolicy(backend, agents[demoRewrite.agent]),
  };
  const sold = [...quotes, ...waiting, ...elsewhere, ...asking, ...refusing, ...stopping, ...planning];
  const renewing: DemoDay = { daysAgo: demoNewCard.daysAgo, happens: () => payWithNewCard(backend) };
  const photographing = demoInspections.flatMap((requested): DemoDay[] => {
    const asking: DemoDay = { daysAgo: requested.daysAgo, happens: (at) => askForPhotos(agents.dana, at, requested) };
    const { sentAgo } = requested;
    if (sentAgo === undefined) return [asking];
    return [asking, { daysAgo: sentAgo, happens: () => sendPhotos(backend, agents.dana, requested) }];
  });
  const changing = demoChanges.map((change): DemoDay => ({
    daysAgo: change.daysAgo,
    happens: (at) => changePolicy(agents[change.agent], at, change),
  }));
  // Before what ends there next is offered.
  const withdrawing: DemoDay = { daysAgo: 50, happens: () => withdrawDemoProduct(underwriter, 'US-NE') };
  const deciding = demoDecisions.map((decision): DemoDay => ({
    daysAgo: decision.daysAgo,
    happens: () => decideRenewal({ agent: agents.dana, underwriter }, decision),
  }));
  const desk: DemoDesk = { ...agents, member: backend.as(cast.sylvie), manager: backend.as(cast.stella) };
  const claiming = demoClaims.flatMap((claim): DemoDay[] => {
    const { reportedAgo, handledAgo } = claim;
    let id = '';
    const reporting: DemoDay = {
      daysAgo: reportedAgo,
      async happens(at) {
        id = await reportClaim(backend, desk, at, claim);
      },
    };
    if (handledAgo === undefined) return [reporting];
    const handling: DemoDay = {
      daysAgo: handledAgo,
      happens: async (at) => handleClaim(desk, at, id, claim, await reporterOfClaim(backend, desk, claim, id)),
    };
    return [reporting, handling];
  });
  const served = [
    ...claiming,
    ...ending,
    withdrawing,
    returning,
    rewriting,
    renewing,
    ...photographing,
    ...changing,
    ...deciding,
  ];
  return [...sold, ...served].toSorted((one, other) => other.daysAgo - one.daysAgo);
}

/**
 * Fills an empty database by living through it: the cast is written, then every quote and policy comes about by the
 * operations that people use, each on its day before the clock's now, and the jobs of that day run before them. Tells
 * how far it is.
 */
export async function loadDemo(
  { config, clock, log }: Pick<Platform, 'config' | 'clock' | 'log'>,
  tell: (line: string) => void = () => undefined,
): Promise<void> {
  const end = clock.now();
  // It lives through weeks in a second, and spends nothing of what visitors may begin today.
  const budgets = { ...config.budgets, quotesFromNetworkPerHour: Number.POSITIVE_INFINITY };
  // On a machine with much else to do a payment takes longer than a person waits.
  const patient = { ...config, budgets, processPatienceMs: 600_000 };
  const backend = await openBackend(patient, { now: end.toISOString(), log });
  const jobs = jobHandlers(backend.platform);
  const runJobs = async () => {
    for (const name of daily) await jobs[name]?.({});
  };
  try {
    const cast = await addDemoCast(backend.owner);
    for (const seller of [cast.cascade, cast.prairie]) await addEarlierRates(backend.owner, seller, end);
    await releaseForNewBusiness(backend.owner, cast.prairie);
    await writeDemoQuestions(backend.as(cast.uma));
    const story = storyOf(backend, cast, end);
    for (const [place, { daysAgo, happens }] of story.entries()) {
      if (place > 0 && place % Math.ceil(story.length / 4) === 0) tell(`${place} of ${story.length} days of the demo.`);
      const at = new Date(end.getTime() - daysAgo * dayMs);
      await collectUntil(backend, at);
      backend.clock.set(at.toISOString());
      await runJobs();
      await happens(at);
    }
    await collectUntil(backend, end);
    backend.clock.set(end.toISOString());
    await runJobs();
    // What a month earned is caught up with, under its own date.
    await jobs['earn-premium']?.({});
    await requireDemoChecks(backend.as(cast.uma));
    await checkDemoPeople(backend);
    await writeDemoRules(backend.as(cast.uma));
    await connectDemoDevices(backend);
    await drawDemoIncidents(backend, backend.as(cast.uma));
    for (let daysAgo = demoVisitDays; daysAgo > 0; daysAgo -= 1) {
      await visitCheckout(backend.platform, daysAgo, new Date(end.getTime() - daysAgo * dayMs));
    }
    await sumVisits(backend.platform);
  } finally {
    await backend.close();
  }
}
