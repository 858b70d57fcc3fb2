"""mongod's command line and rules of operation, over the storage and the wire protocol of SecantusDB.

Licence: this file changes functions of SecantusDB, which is under the GNU General Public License, version 2 only. It is
therefore under that licence too, unlike the rest of this repository, and no part of the product: the tests alone run it,
as a program of its own.

Lets the tests take the way of a mongod where none can be had. What it keeps to, by MongoDB's manual and source:
- A set is initiated once. A server that does not find its own address in the set's configuration looks for it first
  (94 NotYetInitialized to who reads it, 23 AlreadyInitialized to who initiates), and is then no primary until it is
  reconfigured by force. One that is a member becomes the primary a moment later.
- SIGTERM takes 15 seconds, as there is no other member to take over, unless a parameter or the `shutdown` command says otherwise.
- Each connection is worth some lines of the log, unless it is quiet.
- Data keeps its feature version until that is raised, and is opened by a program of the same or the next release alone.
- A transaction ends so long after its start, however busy it is: 290, and from then on 251.
"""
import argparse
import json
import os
import re
import signal
import sys
import threading
import time

VERSION = "8.0.32"
RELEASES = ["4.4", "5.0", "6.0", "7.0", "8.0", "8.2"]
STARTUP_S = 0.3
ELECTION_S = 0.2
release = ".".join(VERSION.split(".")[:2])

if "--version" in sys.argv:
    print(f"db version v{VERSION}")
    sys.exit(0)

parser = argparse.ArgumentParser(allow_abbrev=False)
for flag in ("--dbpath", "--port", "--bind_ip", "--replSet", "--wiredTigerCacheSizeGB"):
    parser.add_argument(flag, required=True)
parser.add_argument("--oplogSize", type=int)
parser.add_argument("--nounixsocket", action="store_true")
parser.add_argument("--quiet", action="store_true")
parser.add_argument("--keyFile")
parser.add_argument("--setParameter", action="append", default=[])
args = parser.parse_args()

parameters = {"transactionLifetimeLimitSeconds": "60", "shutdownTimeoutMillisForSignaledShutdown": "15000"}
for name, value in (setting.split("=", 1) for setting in args.setParameter):
    if name not in parameters:
        sys.exit(f"BadValue: Unknown --setParameter '{name}'")
    parameters[name] = value

from secantus import cli, commands, connreg, transactions  # noqa: E402

config_path = os.path.join(args.dbpath, "replica-set.json")
feature_path = os.path.join(args.dbpath, "feature-version.json")
host = f"127.0.0.1:{args.port}"
started_at = time.monotonic()


def read_json(path):
    if not os.path.exists(path):
        return None
    with open(path) as file:
        return json.load(file)


def write_json(path, value):
    with open(path, "w") as file:
        json.dump(value, file)
    return {"ok": 1.0}


def log(severity, component, message, **attributes):
    print(json.dumps({"t": {"$date": time.strftime("%Y-%m-%dT%H:%M:%S.000+00:00")}, "s": severity, "c": component,
                      "id": 1, "ctx": "main", "msg": message, "attr": attributes}), flush=True)


def refusal(code, name, message, **more):
    return {"ok": 0.0, "code": code, "codeName": name, "errmsg": message, **more}


# The feature version of the data.

if read_json(feature_path) is None:
    write_json(feature_path, release)
known = RELEASES[RELEASES.index(release) - 1 : RELEASES.index(release) + 1]
if read_json(feature_path) not in known:
    log("F", "CONTROL", "Wrong mongod version", error="UPGRADE PROBLEM: Found an invalid featureCompatibilityVersion "
        "document (ERROR: Location4926900: Invalid featureCompatibilityVersion document in admin.system.version: "
        f'{{ _id: "featureCompatibilityVersion", version: "{read_json(feature_path)}" }}. :: caused by :: Invalid feature '
        f"compatibility version value, expected '{known[0]}' or '{known[1]}'")
    for step in range(20):
        log("I", "CONTROL", "Shutting down", step=step)
    sys.exit(62)

get_server_parameter = commands._HANDLERS["getParameter"]


def get_parameter(doc, ctx):
    answer = get_server_parameter(doc, ctx)
    if "featureCompatibilityVersion" in answer:
        answer["featureCompatibilityVersion"] = {"version": read_json(feature_path)}
    return answer


def set_feature_version(doc, _ctx):
    if not is_primary():
        return refusal(10107, "NotWritablePrimary", "not primary")
    if release >= "7.0" and doc.get("confirm") is not True:
        return refusal(7369100, "Location7369100", "run this command again with 'confirm: true'")
    if doc["setFeatureCompatibilityVersion"] not in known:
        return refusal(2, "BadValue", "invalid feature compatibility version")
    return write_json(feature_path, doc["setFeatureCompatibilityVersion"])


# The replica set.

def is_member():
    config = read_json(config_path)
    return config is not None and any(member["host"] == host for member in config["members"])


member_at = started_at if is_member() else None
looks_until = None


def looks_for_itself():
    """Whether the server still looks for its own address. Begins when it is first asked, so that no busy machine misses it."""
    global looks_until
    if looks_until is None:
        elsewhere = read_json(config_path) is not None and not is_member()
        looks_until = time.monotonic() + (STARTUP_S if elsewhere else 0)
    return time.monotonic() < looks_until


def is_primary():
    return member_at is not None and time.monotonic() > member_at + ELECTION_S


def write_config(config):
    global member_at
    write_json(config_path, config)
    member_at = time.monotonic() if is_member() else None
    return {"ok": 1.0}


def get_config(_doc, _ctx):
    config = read_json(config_path)
    if config is None or looks_for_itself():
        return refusal(94, "NotYetInitialized", "no replset config has been received")
    return {"config": config, "ok": 1.0}


def initiate(doc, _ctx):
    while looks_for_itself():
        time.sleep(0.01)
    if read_json(config_path) is not None:
        return refusal(23, "AlreadyInitialized", "already initialized")
    config = json.loads(json.dumps(doc["replSetInitiate"]))
    if config["_id"] != args.replSet:
        return refusal(93, "InvalidReplicaSetConfig", "the set has another name")
    return write_config({**config, "version": 1})


def reconfigure(doc, _ctx):
    config = json.loads(json.dumps(doc["replSetReconfig"]))
    if read_json(config_path) is None or looks_for_itself():
        return refusal(94, "NotYetInitialized", "no replset config has been received")
    if not is_primary() and not doc.get("force"):
        return refusal(10107, "NotWritablePrimary", "only the primary may reconfigure, unless forced")
    if config["version"] <= read_json(config_path)["version"]:
        return refusal(103, "NewReplicaSetConfigurationIncompatible", "the version must grow")
    return write_config(config)


say_hello = commands._HANDLERS["hello"]


def hello(doc, ctx):
    answer = say_hello(doc, ctx)
    answer["setName"] = args.replSet
    if not is_primary():
        answer.update(isWritablePrimary=False, ismaster=False)
        if member_at is None:
            answer.pop("setName", None)
    return answer


def build_info(_doc, _ctx):
    return {"version": VERSION, "gitVersion": "0" * 40, "bits": 64, "debug": False, "ok": 1.0,
            "versionArray": [*map(int, VERSION.split(".")), 0], "maxBsonObjectSize": 16 * 1024 * 1024}


# The end.

ends_now = threading.Event()
register_signal = signal.signal


def with_wait(number, handler):
    if number != signal.SIGTERM:
        return register_signal(number, handler)

    def end(*given):
        register_signal(signal.SIGTERM, signal.SIG_IGN)
        log("I", "REPL", "Failed to stepDown in non-command initiated shutdown path", error="No electable secondaries")
        ends_now.wait(int(parameters["shutdownTimeoutMillisForSignaledShutdown"]) / 1000)
        log("I", "CONTROL", "Shutting down", byCommand=ends_now.is_set())
        handler(*given)

    return register_signal(number, end)


cli.signal.signal = with_wait


def shutdown(doc, _ctx):
    time.sleep(float(doc.get("timeoutSecs", 15)))
    if not doc.get("force"):
        return refusal(262, "ExceededTimeLimit", "No electable secondaries caught up")

    def end():
        ends_now.set()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Timer(0.05, end).start()
    return {"ok": 1.0}


# The log.

open_connection = connreg.ConnectionRegistry.open
close_connection = connreg.ConnectionRegistry.close


def log_open(registry, *given, **named):
    number = open_connection(registry, *given, **named)
    if not args.quiet:
        log("I", "NETWORK", "Connection accepted", remote=host, connectionId=number)
        log("I", "NETWORK", "client metadata", client=f"conn{number}", doc={"driver": "nodejs", "platform": "x" * 600})
        log("I", "ACCESS", "Successfully authenticated", client=host, user="practice", mechanism="SCRAM-SHA-256")
    return number


def log_close(registry, number):
    close_connection(registry, number)
    if not args.quiet:
        log("I", "NETWORK", "Connection ended", remote=host, connectionId=number)


connreg.ConnectionRegistry.open = log_open
connreg.ConnectionRegistry.close = log_close


# Transactions.

registry = transactions.TransactionRegistry
find_transaction = registry.for_statement
commit_transaction = registry.commit


def end_overdue(self, lsid):
    """Ends the transaction of a session when it is overdue; says whether it did."""
    limit = float(parameters["transactionLifetimeLimitSeconds"])
    with self._lock:
        found = self._txns.get(lsid)
        if found is None or found.state is not transactions.TxnState.IN_PROGRESS or self._time() - found.started_at < limit:
            return False
        self._abort_locked(found)
        return True


def statement(self, lsid, doc, number, *, start):
    if end_overdue(self, lsid) and not start:
        # What runs at that moment is interrupted, without a label: no retriable error by the server's own list.
        return None, refusal(290, "TransactionExceededLifetimeLimitSeconds", "operation was interrupted because the "
                             "transaction exceeded the configured 'transactionLifetimeLimitSeconds'")
    return find_transaction(self, lsid, doc, number, start=start)


def commit(self, lsid, number):
    end_overdue(self, lsid)
    return commit_transaction(self, lsid, number)


registry.for_statement = statement
registry.commit = commit

commands._HANDLERS.update(
    {
        "buildInfo": build_info,
        "buildinfo": build_info,
        "getParameter": get_parameter,
        "hello": hello,
        "ismaster": hello,
        "isMaster": hello,
        "replSetGetConfig": get_config,
        "replSetInitiate": initiate,
        "replSetReconfig": reconfigure,
        "setFeatureCompatibilityVersion": set_feature_version,
        "shutdown": shutdown,
    }
)
# The changes of a test.

empty = os.path.join(args.dbpath, "empty.toml")
open(empty, "a").close()
sys.argv[1:] = ["--config", empty, "--host", args.bind_ip, "--port", args.port, "--storage-path", args.dbpath, "--sync-on-commit"]
if args.keyFile:
    # mongod takes no key that others may read, nor one with other characters than base64 has, and then asks for passwords.
    if os.stat(args.keyFile).st_mode & 0o077:
        sys.exit("permissions on the key file are too open")
    with open(args.keyFile) as key:
        if not re.fullmatch(r"[A-Za-z0-9+/=\s]{6,1024}", key.read()):
            sys.exit("the key file is not valid")
    sys.argv.append("--auth")
sys.exit(cli.main())
