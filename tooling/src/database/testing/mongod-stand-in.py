"""mongod's command line and its rules on replica sets, over the storage and the wire protocol of SecantusDB.

Lets the tests take the way of a mongod where none can be had: the set has to be initiated once, its configuration is
kept with the data, and a server that does not find its own address in it is no primary until it is reconfigured by force.
"""
import argparse
import json
import os
import sys

if "--version" in sys.argv:
    print("db version v8.0.4")
    sys.exit(0)

parser = argparse.ArgumentParser()
for flag in ("--dbpath", "--port", "--bind_ip", "--replSet", "--wiredTigerCacheSizeGB"):
    parser.add_argument(flag, required=True)
parser.add_argument("--nounixsocket", action="store_true")
parser.add_argument("--keyFile")
args = parser.parse_args()

from secantus import cli, commands  # noqa: E402

config_path = os.path.join(args.dbpath, "replica-set.json")
host = f"127.0.0.1:{args.port}"


def read_config():
    if not os.path.exists(config_path):
        return None
    with open(config_path) as file:
        return json.load(file)


def write_config(config):
    with open(config_path, "w") as file:
        json.dump(config, file)
    return {"ok": 1.0}


def refusal(code, name, message):
    return {"ok": 0.0, "code": code, "codeName": name, "errmsg": message}


def is_member():
    config = read_config()
    return config is not None and any(member["host"] == host for member in config["members"])


def get_config(_doc, _ctx):
    config = read_config()
    if config is None:
        return refusal(94, "NotYetInitialized", "no replset config has been received")
    return {"config": config, "ok": 1.0}


def initiate(doc, _ctx):
    if read_config() is not None:
        return refusal(23, "AlreadyInitialized", "already initialized")
    config = json.loads(json.dumps(doc["replSetInitiate"]))
    if config["_id"] != args.replSet:
        return refusal(93, "InvalidReplicaSetConfig", "the set has another name")
    return write_config({**config, "version": 1})


def reconfigure(doc, _ctx):
    config = json.loads(json.dumps(doc["replSetReconfig"]))
    if not is_member() and not doc.get("force"):
        return refusal(10107, "NotWritablePrimary", "only the primary may reconfigure, unless forced")
    if config["version"] <= read_config()["version"]:
        return refusal(103, "NewReplicaSetConfigurationIncompatible", "the version must grow")
    return write_config(config)


say_hello = commands._HANDLERS["hello"]


def hello(doc, ctx):
    answer = say_hello(doc, ctx)
    if not is_member():
        answer.update(isWritablePrimary=False, ismaster=False)
        answer.pop("setName", None)
    return answer


commands._HANDLERS.update(
    {
        "replSetGetConfig": get_config,
        "replSetInitiate": initiate,
        "replSetReconfig": reconfigure,
        "hello": hello,
    }
)
empty = os.path.join(args.dbpath, "empty.toml")
open(empty, "a").close()
sys.argv[1:] = ["--config", empty, "--host", args.bind_ip, "--port", args.port, "--storage-path", args.dbpath, "--sync-on-commit"]
if args.keyFile:
    # mongod takes no key that others may read, and then asks for passwords.
    if os.stat(args.keyFile).st_mode & 0o077:
        sys.exit("permissions on the key file are too open")
    sys.argv.append("--auth")
sys.exit(cli.main())
