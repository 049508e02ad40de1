import { buildSchema, parse, validate, validateSchema, type GraphQLObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { airdrops } from "../../../../data/graphql/airdrops";
import { streams } from "../../../../data/graphql/streams";
import { listComparisons, findEntity, writeEnvioSchema, writeTheGraphSchema } from ".";

const models = [streams, airdrops];

describe.each(models)("$indexer", (model) => {
  const graph = buildSchema(writeTheGraphSchema(model));
  const envio = buildSchema(writeEnvioSchema(model));

  it("makes schemas that are valid", () => {
    expect(validateSchema(graph)).toEqual([]);
    expect(validateSchema(envio)).toEqual([]);
  });

  it("links only to entities and fields that exist", () => {
    const enums = model.enums.map((enumeration) => enumeration.name);
    for (const entity of model.entities) {
      for (const field of entity.fields) {
        if (field.kind === "enum") expect(enums).toContain(field.type);
        if (field.kind === "one") findEntity(model, field.type);
        if (field.kind === "many") {
          const back = findEntity(model, field.type).fields.find(
            (candidate) => candidate.name === field.from,
          );
          expect(back).toMatchObject({ kind: "one", type: entity.name });
        }
      }
    }
  });

  it("describes every entity, field and enum value", () => {
    for (const entity of model.entities) {
      expect(entity.description).not.toBe("");
      for (const field of entity.fields) expect(field.description).not.toBe("");
    }
    for (const enumeration of model.enums)
      for (const value of enumeration.values) expect(value.description).not.toBe("");
  });

  it("says in both schemas what an entity and each of its fields mean", () => {
    for (const { name, description, fields } of model.entities) {
      for (const schema of [graph, envio]) {
        const type = schema.getType(name) as GraphQLObjectType;
        expect(type.description).toBe(description);
        for (const field of fields) {
          expect(type.getFields()[field.name]!.description, `${name}.${field.name}`).toBe(field.description);
        }
      }
    }
  });

  it("refuses a field that does not exist, at either vendor", () => {
    const { single, name } = model.entities[0]!;
    expect(validate(graph, parse(`{ ${single}(id: "1") { nothing } }`))).toHaveLength(1);
    expect(validate(envio, parse(`{ ${name}_by_pk(id: "1") { nothing } }`))).toHaveLength(1);
  });
});

describe("dialects", () => {
  const graph = buildSchema(writeTheGraphSchema(streams));
  const envio = buildSchema(writeEnvioSchema(streams));
  const errors = (schema: typeof graph, query: string) =>
    validate(schema, parse(query)).map((error) => error.message);

  it("filter on a linked entity, each in its way", () => {
    const inGraph = `{ lockupStreams(where: {asset_: {address: "0x00"}}) { id asset { id } } }`;
    const inEnvio = `{ LockupStream(where: {asset: {address: {_eq: "0x00"}}}) { id asset_id } }`;
    expect(errors(graph, inGraph)).toEqual([]);
    expect(errors(envio, inEnvio)).toEqual([]);
    expect(errors(graph, inEnvio)).not.toEqual([]);
    expect(errors(envio, inGraph)).not.toEqual([]);
  });

  it("count and add up at Envio only", () => {
    const query = `{ LockupStream_aggregate { aggregate { count sum { depositAmount } } } }`;
    expect(errors(envio, query)).toEqual([]);
    expect(errors(graph, query)).not.toEqual([]);
  });

  it("compare numbers by size and text by parts", () => {
    const field = (name: string) =>
      findEntity(streams, "LockupStream").fields.find((field) => field.name === name)!;
    expect(listComparisons(field("subgraphId"))).toContain("_lt");
    expect(listComparisons(field("alias"))).toContain("_starts_with");
    expect(listComparisons(field("cancelable"))).not.toContain("_lt");
    expect(listComparisons(field("segments"))).toEqual([]);
  });
});
