const quick = process.env.STRESS_QUICK === 'yes';

/** How much is asked of the product: `--quick` shows that everything works, the rest is what is promised. */
export const sizes = {
  kills: Number(process.env.STRESS_ROUNDS || (quick ? 5 : 1000)),
  faultStep: quick ? 17 : 1,
  powerCuts: quick ? 2 : 20,
  idleConnections: quick ? 300 : 10_000,
  slowSenders: quick ? 30 : 200,
  photoOffers: quick ? 4 : 50,
  bodyMegabytes: quick ? 60 : 200,
  damages: quick ? 6 : 40,
  stops: quick ? 2 : 10,
  overloadMs: quick ? 2000 : 10_000,
  sharedKills: quick ? 2 : 12,
  sharedStops: quick ? 1 : 6,
  sharedDatabaseKills: quick ? 1 : 4,
  attackMs: quick ? 20_000 : 120_000,
};
