// For mongosh --nodb, once at each `docker compose up`: makes the three members one replica set, unless they are, and ends when
// it has a primary. It asks the set first and then each member, so that two of them are enough after the first start.
const hosts = ['mongo-1:27017', 'mongo-2:27017', 'mongo-3:27017'];
const SOON = 'authSource=admin&serverSelectionTimeoutMS=5000';
// The first member made the user; the others have it once they are in the set.
// biome-ignore lint/style/noProcessEnv: what the container is given
// biome-ignore lint/suspicious/noUndeclaredEnvVars: no build reads this file
const user = `practice:${process.env.MONGODB_PASSWORD}`;
const until = Date.now() + 120_000;

function hasPrimary() {
  try {
    return connect(`mongodb://${user}@${hosts}/?replicaSet=rs0&${SOON}`).hello().isWritablePrimary;
  } catch (_error) {
    return false;
  }
}

/** A member that is in no set yet. One whose data was lost is, too: then the others do not agree to a new set. */
function initiate() {
  for (const host of hosts) {
    try {
      const admin = connect(`mongodb://${user}@${host}/admin?directConnection=true&${SOON}`);
      if (admin.hello().setName) return;
      const members = hosts.map((each, _id) => ({ _id, host: each }));
      admin.runCommand({ replSetInitiate: { _id: 'rs0', members } });
      return;
    } catch (error) {
      print(`${host}: ${error.message}`);
    }
  }
}

while (!hasPrimary()) {
  if (Date.now() > until) {
    print('The replica set has no primary after two minutes.');
    quit(1);
  }
  initiate();
  sleep(1000);
}
